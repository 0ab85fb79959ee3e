// The suits of both editions: their drawings, names, and order around the UP&DOWN card.
import type { GlyphName } from "../../cards/glyphs";
import { t } from "../../lib/words.svelte";

interface Suit {
  glyph: GlyphName;
  ink: string;
  /** The end of its message ids `suit-…` and `card-…`. */
  word: string;
}

export interface Edition {
  /** Clockwise around the UP&DOWN card (UD-2). */
  order: string[];
  suits: Record<string, Suit>;
  /** Whether 11 and 12 are jack and queen. */
  court: boolean;
}

const CLASSIC: Edition = {
  order: ["D", "H", "S", "C"],
  suits: {
    D: { glyph: "DIAMOND", ink: "#c4590a", word: "diamonds" },
    H: { glyph: "HEART", ink: "#b3223b", word: "hearts" },
    S: { glyph: "SPADE", ink: "#1f2a38", word: "spades" },
    C: { glyph: "CLUB", ink: "#5d3a8e", word: "clubs" },
  },
  court: true,
};

const LUDOLUX: Edition = {
  order: ["F", "M", "H", "R"],
  suits: {
    F: { glyph: "FEATHER", ink: "#1d6f78", word: "feather" },
    M: { glyph: "MONOCLE", ink: "#8a5606", word: "monocle" },
    H: { glyph: "TOP_HAT", ink: "#2a2f3a", word: "hat" },
    R: { glyph: "ROSE", ink: "#b3224f", word: "rose" },
  },
  court: false,
};

/** The edition of a table. A custom deck may have other suits, which are shown as letters. */
export function editionOf(options: Record<string, unknown>): Edition {
  const edition = options.edition === "ludolux" ? LUDOLUX : CLASSIC;
  const deck = options.deck;
  const own = typeof deck === "object" && deck !== null && "suits" in deck ? deck.suits : null;
  return Array.isArray(own) ? { ...edition, order: own.map(String) } : edition;
}

export const suitOf = (card: string): string => card.slice(0, 1);
export const valueOf = (card: string): number => Number(card.slice(1));

/** By suit, in the order around the UP&DOWN card, then by value. */
export function sortedHand(edition: Edition, cards: readonly string[]): string[] {
  const place = (card: string): number => edition.order.indexOf(suitOf(card)) * 100 + valueOf(card);
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** The suit that a seat with this suit gets after that many quarter turns clockwise (UD-10). */
export function turned(edition: Edition, suit: string, turns: number): string {
  const { order } = edition;
  const place = order.indexOf(suit);
  return place < 0 ? suit : (order[(place - turns + order.length * 2) % order.length] ?? suit);
}

export function suitName(edition: Edition, suit: string): string {
  const known = edition.suits[suit];
  return known === undefined ? suit : t(`suit-${known.word}`);
}

export function cardName(edition: Edition, card: string): string {
  const known = edition.suits[suitOf(card)];
  return known === undefined ? card : t(`card-${known.word}`, { value: valueOf(card) });
}
