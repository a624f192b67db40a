import type { Point } from "./marks";

/** How fast pieces move: a factor of the usual times, 0 for not at all. */
export type Pace = number;

/** A piece on its way. */
export interface Travel {
  finish(): void;
  /** When it has arrived, or was made to. */
  done: Promise<void>;
}

export const SLIDE = "cubic-bezier(.3, .05, .2, 1)";
/** How long a board takes to be turned. */
export const TURN_MS = 420;
const LEG_MS = 180;
/** From the fourth leg of a capture on. */
const LATER_LEG_MS = 120;

/**
 * Shows a piece that stands at the last of `points` coming along them; or, without points, from where it
 * was dragged to back to its place. Nothing moves at pace 0.
 */
export function slide(element: SVGGElement, points: readonly Point[] | null, pace: Pace, from = ""): Travel | null {
  if (pace === 0 || typeof element.animate !== "function") return null;
  const frames: Keyframe[] = [];
  let total = 0;
  if (points) {
    const end = points.at(-1);
    if (!end || points.length < 2) return null;
    const times = points.map<number>((_, leg) => (leg === 0 ? 0 : leg < 4 ? LEG_MS : LATER_LEG_MS));
    total = times.reduce((sum, time) => sum + time, 0);
    let at = 0;
    points.forEach((point, leg) => {
      at += times[leg]!;
      frames.push({
        transform: `translate(${point.x - end.x}px, ${point.y - end.y}px)`,
        offset: at / total,
        easing: SLIDE,
      });
    });
  } else {
    total = LEG_MS;
    frames.push({ transform: from }, { transform: "translate(0px, 0px)" });
  }
  const animation = element.animate(frames, { duration: total * pace, easing: points ? "linear" : SLIDE });
  element.classList.add("travels");
  const done = animation.finished.then(
    () => undefined,
    () => undefined,
  );
  void done.then(() => element.classList.remove("travels"));
  return { finish: () => animation.finish(), done };
}
