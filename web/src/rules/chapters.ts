// The order of the rules: each game's chapters and the numbered rules in them, as in the texts of
// src/updown/words/rules. chapters.test.ts checks that every rule of docs/rules has its place.
import { BOOKS } from "./books";

export { BOOKS };

export interface Chapter {
  /** The message with its heading; its part `intro`, if there is one, comes before the rules. */
  id: string;
  rules: readonly string[];
}

export interface Book {
  title: string;
  aim: string;
  /** The messages at the very end. */
  credits: readonly string[];
  chapters: readonly Chapter[];
}

export const GAMES_WITH_RULES: readonly string[] = Object.keys(BOOKS);

export function bookOf(game: string): Book | null {
  return BOOKS[game] ?? null;
}

/** The message of a rule: rule-dn-8 for DN-8. */
export function messageOf(rule: string): string {
  return `rule-${rule.toLowerCase()}`;
}

/** The game and chapter of a rule; null if no game has it. */
export function placeOf(rule: string): { game: string; chapter: Chapter } | null {
  for (const [game, { chapters }] of Object.entries(BOOKS)) {
    const chapter = chapters.find(({ rules }) => rules.includes(rule));
    if (chapter !== undefined) return { game, chapter };
  }
  return null;
}
