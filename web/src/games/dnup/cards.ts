// Cards of dnup in text, "3/6": the active value first. Turns, sorts and colours them.
const LOW = [24, 112, 58];
const HIGH = [28, 82, 166];
const HIGHEST = 9;

/** How a card is drawn: complete in a hand; in a fan with everything in its left corners; in a set without the index,
 * since all have the same value; small without a picture. */
export type Kind = "hand" | "fan" | "set" | "mini";

/** The orders of a hand: by the active value, rising or falling, or by the other value. */
export const ORDERS = ["rising", "falling", "other"] as const;
export type Order = (typeof ORDERS)[number];

export function ends(card: string): [active: number, inactive: number] {
  const [active = 0, inactive = 0] = card.split("/").map(Number);
  return [active, inactive];
}

export function active(card: string): number {
  return ends(card)[0];
}

/** The same card, turned by 180 degrees. */
export function turned(card: string): string {
  return card.split("/").reverse().join("/");
}

/** The identity of a card, whichever way up. */
export function pairOf(card: string): string {
  const [one, two] = ends(card);
  return `${Math.min(one, two)}-${Math.max(one, two)}`;
}

export function sorted<T>(items: readonly T[], card: (item: T) => string, order: Order): T[] {
  const sign = order === "falling" ? -1 : 1;
  const rank = (item: T): number => {
    const [up, down] = ends(card(item));
    return order === "other" ? down * 100 + up : sign * (up * 100 + down);
  };
  return [...items].sort((a, b) => rank(a) - rank(b));
}

/** A value's colour on paper: down is green, up is blue. */
export function ink(value: number): string {
  const part = Math.min(Math.max(value - 1, 0) / (HIGHEST - 1), 1);
  return `rgb(${LOW.map((low, n) => Math.round(low + ((HIGH[n] ?? low) - low) * part)).join(" ")})`;
}

/** Whether the numeral could be read as another one upside down. */
export function isAmbiguous(value: number): boolean {
  return value === 6 || value === 9;
}

/** Whether two lists have the same cards, in any order. */
export function same(one: readonly string[], two: readonly string[]): boolean {
  return one.length === two.length && [...one].sort().join() === [...two].sort().join();
}

/** The number of cards for each active value, the lowest first. */
export function counts(cards: readonly string[]): { value: number; count: number }[] {
  const values = [...new Set(cards.map(active))].sort((a, b) => a - b);
  return values.map((value) => ({ value, count: cards.filter((card) => active(card) === value).length }));
}
