import { words } from "../i18n/i18n.svelte";
import { settings } from "../store/settings.svelte";

/** One part of a sound: wood that rings for a moment. */
interface Knock {
  /** Hertz at the start and the end. */
  from: number;
  to: number;
  /** Seconds. */
  at: number;
  length: number;
  loud: number;
}

/**
 * Wood and felt, made on the spot: a few damped tones under a short breath of noise. Everything that is heard
 * is also seen.
 */
class Sounds {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;

  move(taken: number, promotes: boolean) {
    if (taken === 0) this.play([knock(310, 0)]);
    // Two discs meet, once for each piece, slightly falling.
    else this.play(Array.from({ length: Math.min(taken, 6) }, (_, at) => knock(520 - at * 26, at * 0.085, 0.055)));
    if (promotes) this.play([knock(430, 0.16), knock(560, 0.2, 0.05)]);
  }

  touch() {
    this.play([{ from: 900, to: 700, at: 0, length: 0.02, loud: 0.08 }]);
  }

  refuse() {
    this.play([knock(120, 0, 0.11, 0.55)]);
  }

  tick() {
    this.play([knock(1250, 0, 0.03, 0.5)]);
  }

  end(how: "win" | "draw" | "loss") {
    const second = { win: 330, draw: 220, loss: 165 }[how];
    this.play([tone(220, 0), tone(second, 0.16)]);
  }

  /** Says a text with the voice of the device, where the player wishes that. */
  speak(text: string) {
    if (!settings.all.speech || typeof speechSynthesis === "undefined") return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = words.language;
    utterance.volume = settings.all.volume;
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  }

  private play(knocks: readonly Knock[]) {
    const { sound, volume } = settings.all;
    if (!sound || volume === 0 || typeof AudioContext === "undefined") return;
    // Browsers let sound begin only after a touch; before one there is silence, and no error.
    this.context ??= new AudioContext();
    const { context } = this;
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    for (const part of knocks) this.strike(context, part, volume * volume);
  }

  private strike(context: AudioContext, { from, to, at, length, loud }: Knock, volume: number) {
    const start = context.currentTime + 0.005 + at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud * volume, start + 0.002);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    gain.connect(context.destination);
    for (const [ratio, part] of [[1, 1], [2.76, 0.35], [5.4, 0.12]] as const) {
      const oscillator = context.createOscillator();
      const level = context.createGain();
      level.gain.value = part;
      oscillator.frequency.setValueAtTime(from * ratio, start);
      oscillator.frequency.exponentialRampToValueAtTime(to * ratio, start + length);
      oscillator.connect(level).connect(gain);
      oscillator.start(start);
      oscillator.stop(start + length);
    }
    const breath = context.createBufferSource();
    breath.buffer = this.noise ??= noise(context);
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = from * 4;
    filter.Q.value = 0.8;
    breath.connect(filter).connect(gain);
    breath.start(start, 0, Math.min(length, 0.03));
  }
}

function knock(pitch: number, at: number, length = 0.075, loud = 0.4): Knock {
  return { from: pitch, to: pitch * 0.82, at, length, loud };
}

function tone(pitch: number, at: number): Knock {
  return { from: pitch, to: pitch * 0.995, at, length: 0.24, loud: 0.35 };
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.floor(context.sampleRate * 0.05), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length);
  return buffer;
}

export const sounds = new Sounds();
