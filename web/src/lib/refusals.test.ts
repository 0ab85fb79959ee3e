// Every code of the server has words, in every language.
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { LANGUAGES, SERVER_CODES, TABLE_CODES } from "../wire";
import { Refusal } from "./api";
import { refusalWords, troubleWords } from "./refusals";

vi.mock("./words.svelte", () => ({ t: (id: string) => id }));

test.each([...LANGUAGES])("every refusal can be said in %s", (lang) => {
  const words = (path: string): string =>
    readFileSync(new URL(`../../../src/updown/words/${path}`, import.meta.url), "utf-8");
  // What only a table refuses is said where tables are.
  const source = words(`${lang}.ftl`) + words(`pages/table/${lang}.ftl`);
  for (const code of [
    ...TABLE_CODES,
    ...SERVER_CODES,
    "web/offline",
    "rules/not-held",
    "table/of-tomorrow",
  ]) {
    expect(source).toMatch(new RegExp(`^${refusalWords({ code })} = \\S`, "m"));
  }
});

test("the number of the rule is shown", () => {
  expect(refusalWords({ code: "rules/not-held", rule: "UD-11" })).toBe("web-refused-move-rule");
  expect(refusalWords({ code: "rules/not-held", rule: null })).toBe("web-refused-move");
});

test("a refusal is shown in words; an error of ours is not hidden", () => {
  const problem = { code: "server/full", message: "full", values: {} };
  expect(troubleWords(new Refusal(problem))).toBe("web-refused-full");
  expect(() => troubleWords(new TypeError("oops"))).toThrow("oops");
});
