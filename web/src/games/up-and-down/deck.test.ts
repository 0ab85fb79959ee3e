import { expect, test } from "vitest";
import { editionOf, sortedHand, turned } from "./deck";
import { placeOf } from "./view";

const classic = editionOf({ edition: "classic" });
const ludolux = editionOf({ edition: "ludolux" });

test("a quarter turn clockwise moves every suit on to the next side (UD-10)", () => {
  // Sides 0 to 3 have diamonds, hearts, spades and clubs: after one quarter side 1 has the diamonds.
  expect(["D", "H", "S", "C"].map((suit) => turned(classic, suit, 1))).toEqual(["C", "D", "H", "S"]);
  expect(["F", "H"].map((suit) => turned(ludolux, suit, 2))).toEqual(["H", "F"]);
  expect(turned(classic, turned(classic, "S", 3), 1)).toBe("S");
});

test("a deck of one's own has its own order", () => {
  const own = editionOf({ edition: "classic", deck: { suits: ["A", "B", "C"] } });
  expect(["A", "B", "C"].map((suit) => turned(own, suit, 1))).toEqual(["C", "A", "B"]);
});

test("a hand lies by suit and value", () => {
  expect(sortedHand(classic, ["C11", "D12", "D2", "S4", "H9", "C4"])).toEqual([
    "D2",
    "D12",
    "H9",
    "S4",
    "C4",
    "C11",
  ]);
});

test("I sit at the bottom, the next seat is on my left, two look at each other (UD-9)", () => {
  expect([0, 1, 2, 3].map((seat) => placeOf(4, seat, 2))).toEqual(["top", "right", "bottom", "left"]);
  expect([0, 1, 2].map((seat) => placeOf(3, seat, 2))).toEqual(["top", "right", "bottom"]);
  expect([0, 1].map((seat) => placeOf(2, seat, 1))).toEqual(["top", "bottom"]);
});
