import { expect, test } from "vitest";
import { pipSize, pipsOf } from "./pips";

const VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

test("a card has as many pips as its value says", () => {
  for (const value of VALUES) expect(pipsOf(value)).toHaveLength(value);
  expect(pipsOf(13)).toEqual([]);
});

test("pips do not lie on each other, and stay on the card", () => {
  for (const value of VALUES) {
    const pips = pipsOf(value);
    const size = pipSize(value);
    for (const [n, one] of pips.entries()) {
      expect(one.y - size / 2).toBeGreaterThan(8);
      expect(one.y + size / 2).toBeLessThan(132);
      for (const other of pips.slice(n + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(size * 0.9);
    }
  }
});
