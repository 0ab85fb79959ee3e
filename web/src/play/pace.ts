// Computes how long a text stays on the table. A text of n letters stays for `start + letter * n` milliseconds. The
// normal pace is for 18 letters a second, the usual speed of subtitles, and a second to find the text.
import type { Pace } from "../lib/prefs.svelte";

const TIMES: Record<Exclude<Pace, "tap">, { start: number; letter: number }> = {
  slow: { start: 1600, letter: 90 },
  normal: { start: 900, letter: 55 },
  // No waiting at all.
  fast: { start: 0, letter: 0 },
};
/** The longest time for a long text. */
const LONGEST = 15_000;

/** How long a text with this number of letters stays, in milliseconds; Infinity: until a tap. */
export function readingTime(letters: number, pace: Pace): number {
  if (letters === 0) return 0;
  if (pace === "tap") return Infinity;
  const { start, letter } = TIMES[pace];
  return Math.min(LONGEST, start + letter * letters);
}
