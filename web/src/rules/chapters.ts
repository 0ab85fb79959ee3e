// In which order the rules are told: each game's chapters and the numbered rules in them, as the texts in
// src/updown/words/rules have them. That every rule of docs/rules has its place is checked by chapters.test.ts.
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
  /** What is said at the very end. */
  credits: readonly string[];
  chapters: readonly Chapter[];
}

export const GAMES_WITH_RULES: readonly string[] = Object.keys(BOOKS);

export function bookOf(game: string): Book | null {
  return BOOKS[game] ?? null;
}

/** The message that tells a rule: DN-8 is told by rule-dn-8. */
export function messageOf(rule: string): string {
  return `rule-${rule.toLowerCase()}`;
}

/** Where a rule stands, or null if no game has it. */
export function placeOf(rule: string): { game: string; chapter: Chapter } | null {
  for (const [game, { chapters }] of Object.entries(BOOKS)) {
    const chapter = chapters.find(({ rules }) => rules.includes(rule));
    if (chapter !== undefined) return { game, chapter };
  }
  return null;
}
