// Finds the things in a log line that are drawn, such as cards. They are marked in its values and found again in the
// sentence, so the name of a person is never mistaken for one.

const MARK = "\u2063";

/** The values with a mark around each name of a drawn thing. */
export function markedIn<T>(values: T, name: RegExp): T;
export function markedIn(values: unknown, name: RegExp): unknown {
  if (typeof values === "string") return name.test(values) ? `${MARK}${values}${MARK}` : values;
  if (Array.isArray(values)) return values.map((each: unknown) => markedIn(each, name));
  if (typeof values !== "object" || values === null) return values;
  return Object.fromEntries(Object.entries(values).map(([key, each]) => [key, markedIn(each, name)]));
}

/** A name without marks. */
export const unmarked = (text: string): string => text.replaceAll(MARK, "");

/** A sentence in parts: text, and drawn things. */
export function partsOf(sentence: string): { text: string; drawn: boolean }[] {
  return sentence.split(MARK).map((text, n) => ({ text, drawn: n % 2 === 1 }));
}
