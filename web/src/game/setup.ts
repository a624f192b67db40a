import { infoOf, type GameName, type Side } from "../rules/rules";

export const TURNINGS = ["fixed", "board", "pieces"] as const;

/** What is chosen before a game. */
export interface Setup {
  game: GameName;
  /** A profile of draw rules of that game. */
  profile: string;
  opponent: "computer" | "friend";
  /** From 1 to 8; 2, 4 and 6 have names. */
  level: number;
  color: Side | "lot";
  /** The names of White and Black, of two people; empty where none was given. */
  names: [string, string];
  clock: { minutes: number; increment: number } | null;
  turning: (typeof TURNINGS)[number];
  ranked: boolean;
  /** As in a tournament: touch-move, nothing taken back, no hints. */
  strict: boolean;
}

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** Points for a win in a ranked game, by level. */
export const POINTS: Readonly<Record<number, number>> = { 2: 10, 4: 30, 6: 100 };

export const FIRST_SETUP: Setup = {
  game: "international",
  profile: "fmjd",
  opponent: "computer",
  level: 2,
  color: "white",
  names: ["", ""],
  clock: null,
  turning: "fixed",
  ranked: false,
  strict: false,
};

/** The profile that a game has when nothing is chosen. */
export function usualProfile(game: GameName): string {
  return infoOf(game).profiles[0]?.name ?? "";
}

/** Whether a set-up may count: a named level, the usual rules, and no position of one's own. */
export function mayRank(setup: Setup, fromStart: boolean): boolean {
  return (
    fromStart && setup.opponent === "computer" && setup.level in POINTS && setup.profile === usualProfile(setup.game)
  );
}

/** Whether moves may be taken back and hints asked for. */
export function allowsHelp(setup: Setup): boolean {
  return !setup.ranked && !setup.strict;
}

/** A set-up from outside, with what does not fit replaced by what is usual; null if nothing can be made of it. */
export function readSetup(value: unknown): Setup | null {
  if (typeof value !== "object" || value === null) return null;
  const given = value as Partial<Setup>;
  if (!["international", "checkers", "russian", "brazilian"].includes(String(given.game))) return null;
  const game = given.game as GameName;
  const known = infoOf(game).profiles.some(({ name }) => name === given.profile);
  const clock = given.clock;
  const clockFits =
    typeof clock === "object" && clock !== null && clock.minutes > 0 && clock.minutes <= 600 && clock.increment >= 0 && clock.increment <= 600;
  const names = Array.isArray(given.names) ? given.names.slice(0, 2).map((name) => String(name).slice(0, 40)) : [];
  return {
    game,
    profile: known ? String(given.profile) : usualProfile(game),
    opponent: given.opponent === "friend" ? "friend" : "computer",
    level: LEVELS.find((level) => level === given.level) ?? FIRST_SETUP.level,
    color: given.color === "black" || given.color === "lot" ? given.color : "white",
    names: [names[0] ?? "", names[1] ?? ""],
    clock: clockFits ? { minutes: clock.minutes, increment: clock.increment } : null,
    turning: TURNINGS.find((turning) => turning === given.turning) ?? "fixed",
    ranked: given.ranked === true,
    strict: given.strict === true,
  };
}
