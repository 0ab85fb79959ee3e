// Short sounds of our own, made from code, of paper and wood: quiet, and off with one tap.
import { prefs } from "./prefs.svelte";

export type Sound = "card" | "turn" | "dice" | "your-turn" | "win" | "pop";

let context: AudioContext | null = null;

/** How long after the last sound the audio context is suspended: while it runs, it computes silence all the time. */
const REST_MS = 2_000;
let rest: ReturnType<typeof setTimeout> | undefined;

// Before the first tap browsers block sound, and log a warning for each attempt.
let allowed = false;
const wake = (): void => {
  allowed = true;
};
for (const event of ["pointerup", "keydown"]) {
  globalThis.addEventListener?.(event, wake, { once: true, capture: true });
}

/** A tone that fades, from one pitch (in hertz) to another; times in seconds. */
function tone(at: number, from: number, to: number, length: number, loud: number): void {
  if (context === null) return;
  const source = context.createOscillator();
  const gain = context.createGain();
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}

/** A bar of wood that is struck: its tone, and the short bright one that makes it wood. */
function bar(at: number, pitch: number, loud: number): void {
  tone(at, pitch, pitch, 0.42, loud);
  tone(at, pitch * 3.93, pitch * 3.93, 0.08, loud * 0.4);
}

/** A rustle: noise through a filter that moves from one pitch to another. */
function rustle(at: number, from: number, to: number, length: number, loud: number): void {
  if (context === null) return;
  const frames = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < frames; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / frames) ** 2;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  const gain = context.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at);
}

/** A slightly random pitch, so that no two cards sound the same. */
function about(pitch: number): number {
  return pitch * (0.9 + Math.random() * 0.2);
}

const SOUNDS: Record<Sound, (at: number) => void> = {
  /** A card slides over the table. */
  card: (at) => {
    rustle(at, about(1800), about(3600), 0.07, 0.16);
    rustle(at + 0.05, about(900), 500, 0.05, 0.3);
    tone(at + 0.05, about(150), 90, 0.06, 0.05);
  },
  /** A card turns over. */
  turn: (at) => {
    rustle(at, 500, 1900, 0.16, 0.16);
    rustle(at + 0.15, 1900, 600, 0.14, 0.2);
    tone(at + 0.24, 140, 85, 0.08, 0.06);
  },
  /** Dice bounce, each time lower and sooner. */
  dice: (at) =>
    [0, 0.11, 0.19, 0.25, 0.29, 0.31].forEach((later, n) => {
      rustle(at + later, about(1700), 900, 0.03, 0.34 - n * 0.05);
      tone(at + later, about(420), 300, 0.04, 0.05 - n * 0.007);
    }),
  "your-turn": (at) => [523, 784].forEach((pitch, n) => bar(at + n * 0.13, pitch, 0.055)),
  win: (at) => [392, 523, 659, 784, 659, 1047].forEach((pitch, n) => bar(at + n * 0.11, pitch, 0.06)),
  pop: (at) => tone(at, 320, 760, 0.07, 0.05),
};

export function play(sound: Sound): void {
  if (!allowed || !prefs.sound || typeof AudioContext === "undefined") return;
  const heard = (context ??= new AudioContext());
  clearTimeout(rest);
  rest = setTimeout(() => void heard.suspend(), REST_MS);
  void heard.resume();
  SOUNDS[sound](heard.currentTime);
}
