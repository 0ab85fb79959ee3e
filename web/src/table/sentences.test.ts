// Every line of the log has a sentence in every language, with all its values; those of the games equal Python's.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { beforeEach, expect, test, vi } from "vitest";
import { line } from "../testing";
import { LANGUAGES, LINE_CODES, PRESETS, REACTIONS, type Lang, type TableView } from "../wire";
import { sentence } from "./sentences";
import vectors from "./sentences.json";

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
  for (const file of [`${lang}.ftl`, `pages/table/${lang}.ftl`]) {
    const source = readFileSync(new URL(`../../../src/updown/words/${file}`, import.meta.url), "utf-8");
    expect(bundle.addResource(new FluentResource(source))).toEqual([]);
  }
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

const QUIET = ["table/opened", "table/committed", "table/dealt", "table/secret"];

/** Values as in docs/reference/wire.md; several if the words depend on them. */
const LINES: Record<string, Record<string, unknown>[]> = {
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
  "table/reacted": REACTIONS.map((reaction) => ({ seat: 0, name: "Ann", reaction })),
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
  "table/sent-away": [{ seat: 1, name: "Ben" }],
  "table/closed": [{}],
};

function sentenceFor(
  code: string,
  values: Record<string, unknown>,
  game = "dnup",
  seat: number | null = null,
): string {
  return sentence(line(code, values), { game, you: { seat } } as TableView, vectors.names);
}

beforeEach(() => {
  spoken = CATALOGUES.en;
});

test.each([...LANGUAGES])("every line of the table can be said in %s", (lang) => {
  spoken = CATALOGUES[lang];
  for (const code of LINE_CODES.filter((each) => each.startsWith("table/"))) {
    for (const [values, seat] of (LINES[code] ?? []).flatMap((each) =>
      [null, 0, 1].map((me) => [each, me] as const),
    )) {
      const text = sentenceFor(code, values, "dnup", seat);
      if (QUIET.includes(code)) expect(text).toBe("");
      else expect(text.replace("Hm {", "")).toMatch(/^[^{}$\u2068\u2069]+[.”“»«]$/u);
      expect(text).not.toMatch(/undefined|NaN|\bnull\b| {2}|^\s|\s$/);
    }
    expect(LINES[code], code).toBeDefined();
  }
});

test.each([...LANGUAGES])("facts have the same sentences as in Python, in %s", (lang) => {
  spoken = CATALOGUES[lang];
  for (const { game, me, fact, texts } of vectors.vectors) {
    const { fact: name, ...values } = fact;
    expect(sentenceFor(`${game}/${name}`, values, game, me)).toBe(texts[lang]);
  }
});

test("every fact of every game is among those", () => {
  const codes = new Set(vectors.vectors.map(({ game, fact }) => `${game}/${fact.fact}`));
  expect(codes).toEqual(new Set(LINE_CODES.filter((code) => !code.startsWith("table/"))));
});

test("people are called by their names, cards by theirs", () => {
  expect(sentenceFor("dnup/took", { seat: 0, from: 2, cards: ["2/5", "2/7"], turned: ["5/2", "7/2"] })).toBe(
    "Ann takes Dani’s set (2/5 2/7) and turns it: 5/2 7/2.",
  );
});

test("the reader is called you, whether they acted or something was done to them", () => {
  const took = { seat: 0, from: 2, cards: ["2/5"], turned: ["5/2"] };
  expect(sentenceFor("dnup/took", took, "dnup", 0)).toBe("You take Dani’s set (2/5) and turn it: 5/2.");
  expect(sentenceFor("dnup/took", took, "dnup", 2)).toBe("Ann takes your set (2/5) and turns it: 5/2.");
  expect(sentenceFor("dnup/took", took, "dnup", 1)).toBe("Ann takes Dani’s set (2/5) and turns it: 5/2.");
  expect(sentenceFor("auf-und-ab/last-turns", { seat: 1, seats: [2, 0] }, "auf-und-ab", 0)).toBe(
    "Émile has no cards left. Last turn for Dani and you.",
  );
  expect(sentenceFor("auf-und-ab/round-over", { round: 0, scores: [3, 5] }, "auf-und-ab", 1)).toBe(
    "The game is over. Points: Ann (3), you (5).",
  );
  expect(sentenceFor("table/took-back", { seat: 1 }, "dnup", 1)).toBe("You choose again.");
  expect(sentenceFor("table/ended", { winners: [1] }, "dnup", 1)).toBe("The game is over: you win.");
  expect(sentenceFor("table/ended", { winners: [0, 1] }, "dnup", 1)).toBe(
    "The game is over: Ann and you win together.",
  );
  spoken = CATALOGUES.de;
  expect(sentenceFor("auf-und-ab/last-turns", { seat: 1, seats: [0] }, "auf-und-ab", 0)).toBe(
    "Émile hat keine Karten mehr. Letzter Zug für dich.",
  );
});

test.each([...LANGUAGES])("nobody who reads of their own doing finds their name, in %s", (lang) => {
  spoken = CATALOGUES[lang];
  for (const { game, fact } of vectors.vectors) {
    const { fact: name, ...values } = fact;
    if ("seat" in values && typeof values.seat === "number")
      expect(sentenceFor(`${game}/${name}`, values, game, values.seat)).not.toContain(
        vectors.names[values.seat],
      );
  }
});

test.each([...LANGUAGES])("who goes out without points (DN-20) gets none, in %s", (lang) => {
  spoken = CATALOGUES[lang];
  expect(sentenceFor("dnup/out", { seat: 0, points: 0 })).not.toMatch(/\d|[Pp]oint|Punkt/);
  expect(sentenceFor("dnup/out", { seat: 0, points: 1 })).toMatch(/1 ([Pp]oint|Punkt)/);
});

test("a line that is not known is passed over, a fact without a sentence is named", () => {
  expect(sentenceFor("table/sneezed", { seat: 0 })).toBe("");
  expect(sentenceFor("chess/castled", { seat: 0 }, "chess")).toBe("");
  expect(sentenceFor("dnup/fell-down", { seat: 1, cards: ["1/2", "3/4"] })).toBe("Émile: fell down 1/2 3/4");
});
