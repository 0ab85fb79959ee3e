// How long a text stays on the table. A text of n letters stays for `start + letter * n` milliseconds: whoever reads 18
// letters a second, as subtitles suppose it, has read it at a normal pace, and has a second to find it.
import type { Pace } from "../lib/prefs.svelte";

const TIMES: Record<Exclude<Pace, "tap">, { start: number; letter: number }> = {
  slow: { start: 1600, letter: 90 },
  normal: { start: 900, letter: 55 },
  // As fast as it comes.
  fast: { start: 0, letter: 0 },
};
/** Nobody waits longer than that for a long one. */
const LONGEST = 15_000;

/** How long a text of so many letters stays, in milliseconds; Infinity: until there is a tap. */
export function readingTime(letters: number, pace: Pace): number {
  if (letters === 0) return 0;
  if (pace === "tap") return Infinity;
  const { start, letter } = TIMES[pace];
  return Math.min(LONGEST, start + letter * letters);
}
