import { expect, test } from "vitest";
import { markedIn, partsOf, unmarked } from "./drawn";

const CARD = /^\d\/\d$/;

test("cards are found again in a sentence, and nothing else is taken for one", () => {
  const { seat, cards } = markedIn({ seat: 2, cards: ["6/1", "6/3"], area: null }, CARD);
  expect(seat).toBe(2);
  const parts = partsOf(`5/2 plays ${cards.join(" ")}.`);
  expect(parts.filter(({ drawn }) => drawn).map(({ text }) => text)).toEqual(["6/1", "6/3"]);
  expect(unmarked(parts.map(({ text }) => text).join(""))).toBe("5/2 plays 6/1 6/3.");
});

test("a name cannot bring marks with it", () => {
  const [name = ""] = markedIn(["4/4"], CARD);
  expect(partsOf(`${unmarked(name)} passes.`)).toEqual([{ text: "4/4 passes.", drawn: false }]);
});
