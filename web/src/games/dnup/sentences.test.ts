// dnup in sentences, as they are read.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { expect, test, vi } from "vitest";
import { line } from "../../testing";
import { LANGUAGES, type Lang } from "../../wire";
import { sentence, setName, values } from "./sentences";

let spoken = catalogue("en");

vi.mock("../../lib/words.svelte", () => ({
  t: (id: string, given?: Record<string, FluentVariable>) => {
    const pattern = spoken.getMessage(id)?.value;
    return pattern ? spoken.formatPattern(pattern, given ?? null) : id;
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
