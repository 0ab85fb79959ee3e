import { expect, test } from "vitest";
import { LANGS } from "../lib/prefs.svelte";
import { BOOKS, messageOf, placeOf } from "./chapters";
import { blocksOf, piecesOf } from "./prose";
import { rules } from "./shown.svelte";
import { loadTexts } from "./texts";

const DOCS = import.meta.glob<string>("../../../docs/rules/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const numbered = (game: string): string[] => {
  const text = DOCS[`../../../docs/rules/${game}.md`] ?? "";
  return [...text.matchAll(/^- \*\*([A-Z]{2}-\d+)\*\*/gm)].map((found) => found[1] ?? "");
};

/** The rules that docs/rules marks as settled by us. */
const ruled = (game: string): string[] => {
  const text = DOCS[`../../../docs/rules/${game}.md`] ?? "";
  return text
    .split(/^- \*\*(?=[A-Z]{2}-\d+\*\*)/m)
    .filter((rule) => rule.includes("*Ruling:*"))
    .map((rule) => rule.split("*")[0] ?? "");
};

test("every game with numbered rules has its chapters", () => {
  const games = Object.keys(DOCS).map((path) => /([a-z-]+)\.md$/.exec(path)?.[1]);
  expect(Object.keys(BOOKS).sort()).toEqual(games.sort());
});

test.each(Object.keys(BOOKS))("%s: every rule of docs/rules is in one chapter, in order", (game) => {
  expect(numbered(game).length).toBeGreaterThan(10);
  expect(BOOKS[game]?.chapters.flatMap((chapter) => chapter.rules)).toEqual(numbered(game));
});

test("a rule is found in its chapter", () => {
  expect(placeOf("DN-8")).toMatchObject({ game: "dnup", chapter: { id: "chapter-dn-turn" } });
  expect(placeOf("AA-12")?.chapter.id).toBe("chapter-aa-end");
  expect(placeOf("DN-21")).toBeNull();
  expect(messageOf("DN-8")).toBe("rule-dn-8");
});

test("a text has paragraphs, points and steps", () => {
  expect(blocksOf("One\ntwo.\n- a\n- b\n  c\n\nThree.\n1. d\n2. e")).toEqual([
    { kind: "text", items: ["One two."] },
    { kind: "points", items: ["a", "b c"] },
    { kind: "text", items: ["Three."] },
    { kind: "steps", items: ["d", "e"] },
  ]);
});

test("a number at the start of a line is no step, unless it counts on", () => {
  expect(blocksOf("It jumps to\n21. Then it falls.")).toEqual([
    { kind: "text", items: ["It jumps to 21. Then it falls."] },
  ]);
});

test("the numbers of rules in a sentence are found, and no others", () => {
  expect(piecesOf("Not so (AA-8, AA-9). See UP-1.")).toEqual([
    { text: "Not so ", rule: { number: "AA-8", before: "(", after: "," } },
    { text: " ", rule: { number: "AA-9", before: "", after: ")." } },
    { text: " See UP-1.", rule: null },
  ]);
  expect(piecesOf("AA-99 and 3/6")).toEqual([{ text: "AA-99 and 3/6", rule: null }]);
  expect(piecesOf("")).toEqual([]);
});

test("every language builds its texts alike", async () => {
  const english = await loadTexts("en");
  for (const lang of LANGS) {
    const texts = await loadTexts(lang);
    for (const { chapters } of Object.values(BOOKS)) {
      for (const { id, rules: numbers } of chapters) {
        const shape = (text: string): unknown =>
          blocksOf(text).map(({ kind, items }) => [kind, items.length]);
        const led = (text: string): string[] => piecesOf(text).flatMap(({ rule }) => rule?.number ?? []);
        expect(shape(texts.part(id, "intro")), `${lang} ${id}`).toEqual(shape(english.part(id, "intro")));
        for (const message of numbers.map(messageOf)) {
          expect(shape(texts.say(message)), `${lang} ${message}`).toEqual(shape(english.say(message)));
          expect(led(texts.say(message)), `${lang} ${message}`).toEqual(led(english.say(message)));
          const [own, other] = [texts.part(message, "example"), english.part(message, "example")];
          expect(shape(own), `${lang} ${message}`).toEqual(shape(other));
        }
      }
    }
  }
});

test("every game says once which rulings are ours, in every language", async () => {
  for (const lang of LANGS) {
    const texts = await loadTexts(lang);
    for (const [game, { credits }] of Object.entries(BOOKS)) {
      const named = credits
        .flatMap((id) => piecesOf(texts.say(id)))
        .flatMap(({ rule }) => rule?.number ?? []);
      expect(new Set(named), `${lang} ${game}`).toEqual(new Set(ruled(game)));
    }
  }
});

test("rules are opened at a rule, opened anew, and closed", () => {
  expect(rules.current).toBeNull();
  rules.open("dnup", "DN-8");
  const first = rules.current;
  expect(first).toEqual({ game: "dnup", rule: "DN-8" });
  rules.open("dnup", "DN-8");
  expect(rules.current).not.toBe(first);
  rules.open("dnup");
  expect(rules.current).toEqual({ game: "dnup", rule: null });
  rules.close();
  expect(rules.current).toBeNull();
});
