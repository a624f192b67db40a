import type { Side } from "../rules/rules";

const TICK_MS = 100;
/** When a player is told that little time is left, in milliseconds. */
const WARNINGS = [30_000, 10_000];

interface Listener {
  flag(loser: Side): void;
  low(side: Side, left: number): void;
}

/** The clocks of both players. Time runs only while a game is open before the eyes. */
export class Clock {
  /** Milliseconds left of White and Black. */
  left = $state.raw<[number, number]>([0, 0]);
  running = $state<Side | null>(null);
  paused = $state(false);
  private since = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    left: [number, number],
    private readonly increment: number,
    private readonly listener: Listener,
  ) {
    this.left = left;
  }

  run(side: Side) {
    this.settle();
    this.running = side;
    this.since = performance.now();
    if (!this.paused) this.timer ??= setInterval(() => this.settle(), TICK_MS);
  }

  stop() {
    this.settle();
    this.running = null;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  pause(on: boolean) {
    this.settle();
    this.paused = on;
    this.since = performance.now();
    clearInterval(this.timer);
    this.timer = on || !this.running ? undefined : setInterval(() => this.settle(), TICK_MS);
  }

  /** Adds the increment of a move that was made, and gives what is left. */
  press(side: Side): number {
    this.settle();
    this.change(side, this.of(side) + this.increment);
    return this.of(side);
  }

  set(left: [number, number]) {
    this.left = left;
    this.since = performance.now();
  }

  of(side: Side): number {
    return this.left[side === "white" ? 0 : 1];
  }

  private change(side: Side, left: number) {
    this.left = side === "white" ? [left, this.left[1]] : [this.left[0], left];
  }

  /** Takes the time that has passed off the clock that runs. */
  private settle() {
    const side = this.running;
    if (!side || this.paused) return;
    const now = performance.now();
    const before = this.of(side);
    const after = Math.max(0, before - (now - this.since));
    this.since = now;
    this.change(side, after);
    for (const warning of WARNINGS) if (before > warning && after <= warning) this.listener.low(side, warning);
    if (after === 0) {
      this.running = null;
      clearInterval(this.timer);
      this.timer = undefined;
      this.listener.flag(side);
    }
  }
}

/** `12:41`, `1:02:03`, or with tenths below ten seconds. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  if (left < 10_000) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
