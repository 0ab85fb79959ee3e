// Cards of dnup in text, "3/6": the active value first. How they are turned, ordered and inked.
const LOW = [24, 112, 58];
const HIGH = [28, 82, 166];
const HIGHEST = 9;

/** How a card is drawn: whole in a hand; where others cover it, with all in its left corners; in a set without the index,
 * since all show the same; small without a picture. */
export type Kind = "hand" | "fan" | "set" | "mini";

/** How a hand may be sorted: by the value that is up, either way, or by the other one. */
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

/** Which card it is, whichever way up. */
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

/** The same cards, in whatever order. */
export function same(one: readonly string[], two: readonly string[]): boolean {
  return one.length === two.length && [...one].sort().join() === [...two].sort().join();
}

/** How many of the cards show each value, the lowest first. */
export function counts(cards: readonly string[]): { value: number; count: number }[] {
  const values = [...new Set(cards.map(active))].sort((a, b) => a - b);
  return values.map((value) => ({ value, count: cards.filter((card) => active(card) === value).length }));
}
