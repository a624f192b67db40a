//! What a match has shown, for people.

use damier_arena::stats::Estimate;
use damier_arena::{SprtSummary, Summary, TimeUse};

use crate::output::printable;

/// The report, a line each.
pub(super) fn lines(summary: &Summary) -> Vec<String> {
    let Summary {
        games,
        wins,
        draws,
        losses,
        ..
    } = summary;
    let names = [&summary.a, &summary.b].map(|name| printable(name));
    let [a, b] = &names;
    let mut lines = vec![format!(
        "{a} - {b}: {games} games, +{wins} ={draws} -{losses}"
    )];
    if let Some(estimate) = &summary.by_games {
        lines.push(format!(
            "score {:.1}%, draws {:.1}%",
            100.0 * estimate.score,
            100.0 * summary.draw_rate
        ));
        if let Some(by_pairs) = &summary.by_pairs {
            let [zero, half, one, more, two] = summary.pentanomial;
            lines.push(format!(
                "Elo by pairs {}  pairs with 0, ½, 1, 1½, 2 points: {zero} {half} {one} {more} {two}",
                interval(by_pairs)
            ));
        }
        lines.push(format!("Elo by games {}", interval(estimate)));
        let percent = 100.0 * summary.superiority;
        lines.push(format!("likelihood of superiority {percent:.1}%"));
    }
    lines.extend(summary.sprt.as_ref().map(sprt_line));
    let players = names.iter().zip(&summary.times).zip(&summary.limits);
    for ((name, times), limit) in players {
        lines.extend(
            times
                .as_ref()
                .map(|times| time_line(name, times, limit.as_deref())),
        );
    }
    lines.push(format!("endings: {}", endings(summary)));
    if let Some((median, longest)) = summary.plies {
        lines.push(format!(
            "length: {median} plies in the middle, {longest} at most; {:.1} s in all",
            summary.seconds
        ));
    }
    lines.extend(irregular_lines(summary));
    lines.extend(repetition_line(summary));
    lines
}

fn interval(estimate: &Estimate) -> String {
    let Estimate {
        elo: middle,
        low,
        high,
        ..
    } = *estimate;
    format!("{}, 95% [{}, {}]", elo(middle), elo(low), elo(high))
}

/// `+12.3`, or a word where all or no points were made.
pub(super) fn elo(elo: f64) -> String {
    if elo == f64::INFINITY {
        "+inf".to_owned()
    } else if elo == f64::NEG_INFINITY {
        "-inf".to_owned()
    } else {
        format!("{elo:+.1}")
    }
}

fn sprt_line(sprt: &SprtSummary) -> String {
    let meaning = match sprt.verdict {
        Some(verdict) => format!("the greater difference is {verdict}"),
        None => "not decided".to_owned(),
    };
    format!(
        "SPRT {}: LLR {:.2} [{:.2}, {:.2}], {meaning}",
        sprt.test, sprt.llr, sprt.lower, sprt.upper
    )
}

fn time_line(name: &str, times: &TimeUse, limit: Option<&str>) -> String {
    let TimeUse {
        moves,
        mean,
        median,
        longest,
        late,
        depth,
        nodes,
    } = times;
    let mut line = format!(
        "{name}: {moves} moves, {mean:.4} s a move, {median:.4} in the middle, {longest:.3} at most"
    );
    line.extend((*late > 0).then(|| format!(", {late} late")));
    line.extend(depth.map(|depth| format!(", depth {depth:.1}")));
    line.extend(nodes.map(|nodes| format!(", {nodes:.0} nodes")));
    line.extend(limit.map(|limit| format!(" (limit: {limit})")));
    line
}

fn endings(summary: &Summary) -> String {
    let mut endings: Vec<_> = summary.endings.iter().collect();
    endings.sort_by_key(|(name, count)| (std::cmp::Reverse(**count), (*name).clone()));
    let endings: Vec<_> = endings
        .iter()
        .map(|(name, count)| format!("{name} {count}"))
        .collect();
    endings.join(", ")
}

fn irregular_lines(summary: &Summary) -> impl Iterator<Item = String> {
    summary.irregular.iter().map(|irregular| {
        format!(
            "irregular: game {} ({}): {}: {}: {}",
            irregular.game,
            printable(&irregular.opening),
            printable(&irregular.engine),
            irregular.kind,
            printable(&irregular.text)
        )
    })
}

fn repetition_line(summary: &Summary) -> Option<String> {
    let (mirrored, repeated) = (summary.mirrored_pairs, summary.repeated_games);
    (repeated > 0).then(|| {
        format!(
            "warning: {repeated} games were the same as an earlier one, move by move, and in \
             {mirrored} pairs both games were; they say nothing about the strength"
        )
    })
}
