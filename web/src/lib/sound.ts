// Five short sounds of our own, made from code: quiet, and off with one tap.
import { prefs } from "./prefs.svelte";

export type Sound = "card" | "turn" | "dice" | "your-turn" | "win";

let context: AudioContext | null = null;

// Before the first tap browsers are silent, and complain of whoever tries.
let allowed = false;
const wake = (): void => {
  allowed = true;
};
for (const event of ["pointerup", "keydown"]) {
  globalThis.addEventListener?.(event, wake, { once: true, capture: true });
}

/** A tone that swells and fades: pitch in hertz, times in seconds. */
function tone(at: number, pitch: number, length: number, loud: number, kind: OscillatorType): void {
  if (context === null) return;
  const source = context.createOscillator();
  const gain = context.createGain();
  source.type = kind;
  source.frequency.setValueAtTime(pitch, at);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}

/** A rustle: noise through a narrow window. */
function rustle(at: number, pitch: number, length: number, loud: number): void {
  if (context === null) return;
  const frames = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < frames; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / frames) ** 2;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  const gain = context.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at);
}

const SOUNDS: Record<Sound, (at: number) => void> = {
  card: (at) => rustle(at, 2600, 0.09, 0.25),
  turn: (at) => {
    rustle(at, 900, 0.22, 0.2);
    tone(at + 0.05, 330, 0.2, 0.03, "triangle");
  },
  dice: (at) => [0, 0.07, 0.13, 0.21, 0.33].forEach((later) => rustle(at + later, 1500, 0.05, 0.35)),
  "your-turn": (at) => [523, 659].forEach((pitch, n) => tone(at + n * 0.12, pitch, 0.3, 0.05, "sine")),
  win: (at) =>
    [523, 659, 784, 1047].forEach((pitch, n) => tone(at + n * 0.13, pitch, 0.45, 0.06, "triangle")),
};

export function play(sound: Sound): void {
  if (!allowed || !prefs.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  SOUNDS[sound](context.currentTime);
}
