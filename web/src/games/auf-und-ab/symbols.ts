// The symbols of the cards, their places, and the names of cards.
import type { GlyphName } from "../../cards/glyphs";
import { t } from "../../lib/words.svelte";
import { listed } from "../../table/card-words";

export interface CardSymbol {
  letter: string;
  glyph: GlyphName;
  ink: string;
  /** Its fixed place on a card of 100 x 140, as the pips of a five on a die. */
  x: number;
  y: number;
  /** The message with its name. */
  word: string;
}

export const SYMBOLS: readonly CardSymbol[] = [
  { letter: "A", glyph: "SUN", ink: "#c25e00", x: 27, y: 58, word: "web-aa-sun" },
  { letter: "B", glyph: "MOON", ink: "#6b4ba0", x: 73, y: 58, word: "web-aa-moon" },
  { letter: "C", glyph: "CLOUD", ink: "#3f6f9e", x: 50, y: 86, word: "web-aa-cloud" },
  { letter: "D", glyph: "DROP", ink: "#0d7a72", x: 27, y: 114, word: "web-aa-drop" },
  { letter: "E", glyph: "STAR", ink: "#b32350", x: 73, y: 114, word: "web-aa-star" },
];
export const JOKER = "-";

/** The number printed on a card. */
export function valueOf(card: string): number {
  return SYMBOLS.reduce((sum, { letter }, place) => sum + (card.includes(letter) ? 2 ** place : 0), 0);
}

export function byValue(cards: readonly string[]): string[] {
  return [...cards].sort((one, two) => valueOf(one) - valueOf(two));
}

export function sumOf(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + valueOf(card), 0);
}

/** The letter by which two cards differ. */
export function changeOf(top: string, card: string): string {
  return SYMBOLS.find(({ letter }) => top.includes(letter) !== card.includes(letter))?.letter ?? "";
}

/** A card in a sentence: its value, which no other card has. */
export function brief(card: string): string {
  return card === JOKER ? t("web-aa-the-joker") : `${valueOf(card)}`;
}

/** The name of a card after a word like "your". */
export function bare(card: string): string {
  return card === JOKER ? t("aa-joker") : brief(card);
}

/** A card in words, for screen readers: "sun, cloud and star, 21". */
export function inWords(card: string): string {
  if (card === JOKER) return t("web-aa-joker");
  const names = SYMBOLS.filter(({ letter }) => card.includes(letter)).map(({ word }) => t(word));
  return t("web-aa-card", { symbols: listed(names), value: valueOf(card) });
}
