// Why something cannot be done in Up & Down, in every language.
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { LANGUAGES } from "../../wire";
import { aboutPlace, reason } from "./sentences";
import { editionOf } from "./deck";
import type { View } from "./view";

/** Messages are shown by their id and the values that are put in. */
vi.mock("../../lib/words.svelte", () => ({
  t: (id: string, values: Record<string, unknown> = {}) => [id, ...Object.values(values)].join(" "),
}));

const ROOT = new URL("../../../../", import.meta.url);
const NAMES = ["Mia", "Tom", "Ida"];
const VIEW = { chef: 1, turn: [0, 2] } as unknown as View;

/** All refusals of the rules by code, with the rule that each names. */
const refusals = [
  ...(
    /## Up & Down\n([\s\S]*?)\n## /.exec(
      readFileSync(new URL("docs/reference/refusals.md", ROOT), "utf-8"),
    )?.[1] ?? ""
  ).matchAll(/^\| `([a-z-]+)` \| (UD-\d+) \|$/gm),
].map(([, code = "", rule = ""]) => ({ code, rule }));

test.each([...LANGUAGES])("every refusal of the rules has words of its own, and its rule, in %s", (lang) => {
  const source = readFileSync(new URL(`src/updown/words/${lang}.ftl`, ROOT), "utf-8");
  expect(refusals.length).toBeGreaterThan(5);
  for (const { code, rule } of refusals) {
    const [id] = reason({ code: `rules/${code}`, message: "no" }, VIEW, NAMES).split(" ");
    expect(source).toMatch(new RegExp(`^${id} = .*\\(${rule}\\)\\.$`, "m"));
  }
});

test("it says who the others wait for, and who is the trick boss", () => {
  const why = (code: string): string => reason({ code, message: "no" }, VIEW, NAMES);
  expect(why("rules/not-the-chef")).toBe("web-ud-why-not-the-chef Tom list-and Mia Ida");
  expect(why("rules/not-to-choose")).toBe("web-ud-why-not-to-choose Tom list-and Mia Ida");
  expect(why("table/closed")).toBe("no");
});

test("a touched seat says what is there, a place for a card whose it is", () => {
  const view = {
    phase: "choose",
    suits: ["H", "S", "C"],
    tricks: [1, 3, 0],
    hands: [["H2", "H3"], 5, 5],
    chosen: [null, null, true],
  } as unknown as View;
  const about = (at: string, now = view): string =>
    aboutPlace(at, now, { names: NAMES, me: 0, edition: editionOf({}) });
  expect(about("seat:1")).toBe("web-ud-about-seat Tom no suit-spades web-ud-tricks 3 cards 5");
  expect(about("seat:0")).toBe("web-ud-about-seat Mia yes suit-hearts web-ud-tricks 1 cards 2");
  expect(about("slot:0")).toBe("web-ud-about-place Mia yes");
  expect(about("slot:1")).toBe("web-ud-is-thinking Tom no");
  expect(about("slot:2")).toBe("web-ud-has-chosen Ida no");
  expect(about("slot:1", { ...view, phase: "change" })).toBe("web-ud-about-place Tom no");
  expect(about("hand")).toBe("");
});
