import { expect, test } from "vitest";
import { handWidth, isCovered, sizesFor } from "./sizes";

test("cards grow with the window and are never too small to read", () => {
  for (const players of [2, 3, 4, 5]) {
    const phone = sizesFor(360, 592, players);
    expect(phone.set).toBeGreaterThanOrEqual(38);
    expect(phone.hand).toBeGreaterThanOrEqual(50);
    expect(sizesFor(1280, 900, players).set).toBeGreaterThan(sizesFor(1280, 744, players).set);
  }
});

test("cards that cover one another show their values in the corner", () => {
  expect(isCovered(5, 50, 360)).toBe(false);
  expect(isCovered(9, 50, 360)).toBe(true);
  expect(isCovered(9, 84, 1280)).toBe(false);
});

test("a long hand on a phone has smaller cards, in two rows", () => {
  const sizes = sizesFor(360, 592, 3);
  expect(handWidth(sizes, 360, 20)).toBeLessThan(handWidth(sizes, 360, 9));
  expect(handWidth(sizes, 1280, 20)).toBe(sizes.hand);
});
