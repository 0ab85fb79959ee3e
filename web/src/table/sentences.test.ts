// Every line of the log can be said in every language, with all its values.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { beforeEach, expect, test, vi } from "vitest";
import { LANGUAGES, LINE_CODES, PRESETS, type Lang, type TableView } from "../wire";
import { sentence } from "./sentences";

const CATALOGUES = Object.fromEntries(LANGUAGES.map((lang) => [lang, catalogue(lang)])) as Record<
  Lang,
  FluentBundle
>;
let spoken = CATALOGUES.en;

vi.mock("../lib/words.svelte", () => ({
  t: (id: string, values?: Record<string, FluentVariable>) => say(id, values),
}));

function catalogue(lang: Lang): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const source = readFileSync(new URL(`../../../src/updown/words/${lang}.ftl`, import.meta.url), "utf-8");
  expect(bundle.addResource(new FluentResource(source))).toEqual([]);
  return bundle;
}

/** Strict: a message that is not there, or lacks a value, is an error. */
function say(id: string, values?: Record<string, FluentVariable>): string {
  const errors: Error[] = [];
  const pattern = spoken.getMessage(id)?.value;
  if (!pattern) throw new Error(`there is no message ${id}`);
  const text = spoken.formatPattern(pattern, values ?? null, errors);
  if (errors.length > 0) throw new Error(`${id}: ${errors.join(", ")}`);
  return text;
}

const NAMES = ["Ann", "Émile", "Dani"];
const QUIET = ["table/opened", "table/committed", "table/dealt", "table/secret"];

/** Values as in docs/reference/wire.md, several where the choice of words hangs on them. */
const LINES: Record<(typeof LINE_CODES)[number], Record<string, unknown>[]> = {
  "table/opened": [{ game: "dnup" }],
  "table/sat": [{ seat: 1, name: "Ben" }],
  "table/committed": [{ deal: 0, commitment: "ab" }],
  "table/bot-sat": [
    { seat: 2, level: "casual" },
    { seat: 2, level: "expert:time=0.2" },
  ],
  "table/freed": [{ seat: 2 }],
  "table/renamed": [{ seat: 0, before: "Ann", name: "Anna" }],
  "table/said": [
    { seat: null, name: "Ann", text: "Hm {" },
    ...PRESETS.map((preset) => ({ seat: 0, name: "Ann", preset })),
  ],
  "table/started": [{ match: 0 }, { match: 1 }],
  "table/left-out": [{ seat: 1, deal: 0 }],
  "table/dealt": [{ deal: 0, commitments: [], parts: [] }],
  "table/took-back": [{ seat: 0 }],
  "table/late": [{ seat: 1 }],
  "table/held": [{ seat: 1 }],
  "table/returned": [{ seat: 1 }],
  "table/secret": [{ deal: 0, secret: "cd" }],
  "table/ended": [
    { scores: [3, 2, 1], winners: [0] },
    { scores: [3, 3, 3], winners: [0, 1, 2] },
  ],
  "table/rematch": [{ seat: 0 }],
  "table/left": [{ seat: 1, name: "Ben" }],
  "table/closed": [{}],
  "up-and-down/rolled": [{ seat: 0, dice: [6, 1], trump: 7 }],
  "up-and-down/chosen": [{ seat: 0 }],
  "up-and-down/trick": [
    trick(["H7", "D7", "C10"], ["cancelled", "cancelled", "does-not-count"], {
      winner: null,
      taken: 0,
      pot: 2,
    }),
    trick(["D12", "D9", "S11"], ["wins", "beaten", "does-not-count"], { winner: 0, taken: 1, pot: 0 }),
    trick(["D12", "D9", "X4"], ["wins", "beaten", "does-not-count"], { winner: 0, taken: 3, pot: 0 }),
  ],
  "up-and-down/rotated": [{ seat: 1, turns: 3, suits: ["D", "H", "S"] }],
  "up-and-down/round-over": [
    { round: 0, scores: [5, 6, 3], pot: 0 },
    { round: 1, scores: [5, 6, 2], pot: 1 },
  ],
  "up-and-down/flipped": [
    { seat: 0, side: "up" },
    { seat: 0, side: "down" },
  ],
  "auf-und-ab/laid": [
    { seat: 0, count: 1 },
    { seat: 0, count: 3 },
  ],
  "auf-und-ab/revealed": [
    {
      cards: [
        ["A", "BD"],
        ["AB", "D"],
      ],
      sums: [11, 11],
      begins: 0,
    },
    {
      cards: [
        ["-", "BD"],
        ["AB", "D"],
      ],
      sums: [10, 11],
      begins: 0,
    },
  ],
  "auf-und-ab/drew": [0, 1, 5].map((stock) => ({ seat: 0, discard: "AE", stock })),
  "auf-und-ab/played": [
    { seat: 0, card: "ABC", pile: [0, 1], onto: "AB" },
    { seat: 0, card: "AB", pile: [0, 1], onto: "ABC" },
    { seat: 0, card: "A", pile: [1, 2], onto: "-" },
    { seat: 0, card: "-", pile: [1, 2], onto: "A" },
  ],
  "auf-und-ab/swapped": [{ seat: 0, discard: ["A", "BC"], take: "E" }],
  "auf-und-ab/kept": [{ seat: 0 }],
  "auf-und-ab/last-turns": [{ seat: 0, seats: [1, 2] }],
  "auf-und-ab/round-over": [{ round: 0, scores: [40, 31] }],
  "auf-und-ab/buried": [{ seat: 0 }],
  "dnup/played": [
    { seat: 0, cards: ["7/2"] },
    { seat: 0, area: 2, cards: ["3/4", "3/6"] },
  ],
  "dnup/rotated": [{ seat: 0 }],
  "dnup/added": [
    { seat: 0, to: 1, card: "5/2" },
    { seat: 0, to: 1, area: 1, card: "5/2" },
  ],
  "dnup/discarded": [{ seat: 1, cards: ["3/4", "3/6"] }],
  "dnup/beaten": [{ seat: 1, cards: ["3/4", "3/6"] }],
  "dnup/took": [
    { seat: 0, from: 2, cards: ["2/5", "2/7"] },
    { seat: 0, from: 1, area: 2, cards: ["2/5"] },
  ],
  "dnup/out": [0, 1, 2].map((points) => ({ seat: 0, points })),
  "dnup/round-over": [
    { round: 0, scores: [2, 1, 0], void: false },
    { round: 0, scores: [1, 0], void: false },
    { round: 3, scores: [2, 1, 0], void: true },
  ],
};

function trick(cards: string[], verdicts: string[], rest: Record<string, unknown>): Record<string, unknown> {
  return { cards, verdicts, suits: ["D", "H", "S"], ...rest };
}

function told(code: string, values: Record<string, unknown>, edition = "classic"): string {
  const table = { options: { players: 3, edition } } as unknown as TableView;
  return sentence({ number: 1, at: 0, code, values }, table, NAMES);
}

beforeEach(() => {
  spoken = CATALOGUES.en;
});

test.each([...LANGUAGES])("every line can be said in %s", (lang) => {
  spoken = CATALOGUES[lang];
  for (const code of LINE_CODES) {
    for (const values of LINES[code]) {
      const text = told(code, values);
      if (QUIET.includes(code)) expect(text).toBe("");
      else expect(text.replace("Hm {", "")).toMatch(/^[^{}$\u2068\u2069]+[.”“»«]$/u);
      expect(text).not.toMatch(/undefined|NaN|\bnull\b| {2}|^\s|\s$/);
    }
  }
});

test("people are called by their names, cards by theirs", () => {
  expect(told("up-and-down/trick", LINES["up-and-down/trick"][1] ?? {})).toBe(
    "Ann: the queen of diamonds wins.\nÉmile: the 9 of diamonds counts, but is beaten.\n" +
      "Dani: the jack of spades doesn’t count: it’s neither their suit nor a trump.\nAnn takes the trick.",
  );
  expect(told("up-and-down/rotated", { seat: 1, turns: 1, suits: ["F", "H", "R"] }, "ludolux")).toBe(
    "Émile rotates the card. Suits now: Ann (feather), Émile (hat), Dani (rose).",
  );
  expect(told("auf-und-ab/played", LINES["auf-und-ab/played"][2] ?? {})).toBe(
    "Ann plays 1 onto joker: Émile’s pile 3 goes up.",
  );
  expect(told("dnup/took", LINES["dnup/took"][0] ?? {})).toBe(
    "Ann takes Dani’s set (2/5 2/7) and turns it: 5/2 7/2.",
  );
});

test.each([...LANGUAGES])("who goes out without points (DN-20) gets none, in %s", (lang) => {
  spoken = CATALOGUES[lang];
  expect(told("dnup/out", { seat: 0, points: 0 })).not.toMatch(/\d|[Pp]oint|Punkt/);
  expect(told("dnup/out", { seat: 0, points: 1 })).toMatch(/1 ([Pp]oint|Punkt)/);
});

test("a line that is not known is passed over", () => {
  expect(told("table/sneezed", { seat: 0 })).toBe("");
});
