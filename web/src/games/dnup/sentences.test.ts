// The sentences of dnup.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { expect, test, vi } from "vitest";
import { line, match } from "../../testing";
import { LANGUAGES, type Lang } from "../../wire";
import { aboutSeat, sentence, setName, values } from "./sentences";

let spoken = catalogue("en");

vi.mock("../../lib/words.svelte", () => ({
  t: (id: string, given?: Record<string, FluentVariable>) => {
    const pattern = spoken.getMessage(id)?.value;
    return pattern
      ? spoken.formatPattern(pattern, given ?? null)
      : [id, ...Object.values(given ?? {})].join(" ");
  },
}));

function catalogue(lang: Lang): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const source = readFileSync(new URL(`../../../../src/updown/words/${lang}.ftl`, import.meta.url), "utf-8");
  bundle.addResource(new FluentResource(source));
  return bundle;
}

test("values are listed as the language lists them", () => {
  spoken = catalogue("en");
  expect(values(["4/3", "6/3"])).toBe("4 and 6");
  expect(
    sentence(line("dnup/beaten", { seat: 0, cards: ["3/4", "3/6"], turned: ["4/3", "6/3"] }), {
      names: ["Ann", "Ben"],
      me: 0,
    }),
  ).toBe("That beats your set, a pair of 3s: it comes back upside down, as 4 and 6.");
});

test("a touched seat says how many cards and points there are", () => {
  spoken = catalogue("en");
  const view = { game: "dnup", scores: [1, 0, 2], hands: [["4/3"], 3, 5], known: [[], ["1/2"], []] };
  const about = (at: string): string => aboutSeat(at, match(view), { names: ["Ann", "Ben", "Dani"], me: 0 });
  expect(about("seat:1")).toBe("web-about-seat Ben 3 cards, 0 of 4 points");
  expect(about("seat:0")).toBe("web-about-seat web-table-you 1 card, 1 of 4 points");
  expect(about("set:1")).toBe("");
});

test("who goes out is spoken to; where rounds are counted there are no points", () => {
  spoken = catalogue("en");
  const out = line("dnup/out", { seat: 0, points: 2 });
  const names = ["Ann", "Ben", "Dani"];
  expect(sentence(out, { names, me: 0 })).toBe("You have no cards left and get 2 points.");
  expect(sentence(out, { names, me: 1 })).toBe("Ann has no cards left and gets 2 points.");
  expect(sentence(line("dnup/out", { seat: 0, points: 0 }), { names, me: 0 })).toBe(
    "You have no cards left.",
  );
});

test.each([...LANGUAGES])("large sets are spelt out in %s", (lang) => {
  spoken = catalogue(lang);
  for (const size of [6, 7, 8, 9]) {
    expect(setName(Array.from({ length: size }, () => "5/1"))).toMatch(/^\p{Letter}+ 5/u);
  }
});
