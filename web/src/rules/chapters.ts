// In which order the rules are told: each game's chapters and the numbered rules in them. The texts are in
// src/updown/words/rules; that every rule of docs/rules has its place here is checked by chapters.test.ts, and that
// every id here has a text by tests/unit/words/test_rules_texts.py.

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

export const BOOKS: Readonly<Record<string, Book>> = {
  "up-and-down": {
    title: "rules-ud-title",
    aim: "rules-ud-aim",
    credits: ["rules-ud-rulings", "rules-ud-authors", "rules-ours"],
    chapters: [
      { id: "chapter-ud-material", rules: ["UD-1", "UD-2", "UD-3", "UD-4"] },
      { id: "chapter-ud-setup", rules: ["UD-5", "UD-6", "UD-7", "UD-8", "UD-9"] },
      { id: "chapter-ud-trick", rules: ["UD-10", "UD-11", "UD-12", "UD-13", "UD-14", "UD-15"] },
      { id: "chapter-ud-end", rules: ["UD-16", "UD-17"] },
      { id: "chapter-ud-seen", rules: [] },
    ],
  },
  "auf-und-ab": {
    title: "rules-aa-title",
    aim: "rules-aa-aim",
    credits: ["rules-aa-rulings", "rules-ours"],
    chapters: [
      { id: "chapter-aa-material", rules: ["AA-1", "AA-2"] },
      { id: "chapter-aa-setup", rules: ["AA-3", "AA-4", "AA-5", "AA-6"] },
      { id: "chapter-aa-turn", rules: ["AA-7", "AA-8", "AA-9", "AA-10", "AA-11"] },
      { id: "chapter-aa-end", rules: ["AA-12", "AA-13"] },
      { id: "chapter-aa-seen", rules: [] },
    ],
  },
  dnup: {
    title: "rules-dn-title",
    aim: "rules-dn-aim",
    credits: ["rules-dn-rulings", "rules-ours"],
    chapters: [
      { id: "chapter-dn-material", rules: ["DN-1", "DN-2", "DN-3"] },
      { id: "chapter-dn-setup", rules: ["DN-4", "DN-5"] },
      { id: "chapter-dn-turn", rules: ["DN-6", "DN-7", "DN-8", "DN-9", "DN-10", "DN-11", "DN-12"] },
      { id: "chapter-dn-end", rules: ["DN-13", "DN-14", "DN-15", "DN-16"] },
      { id: "chapter-dn-two", rules: ["DN-17", "DN-18", "DN-19", "DN-20"] },
      { id: "chapter-dn-seen", rules: [] },
    ],
  },
};

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
