import { expect, test } from "vitest";
import { fanFor } from "../../cards/fan";
import { handWidth, isCovered, leastFree, sizesFor } from "./sizes";

test("cards grow with the window and are never too small to read", () => {
  const phone = sizesFor(320, 520, 3);
  expect(phone.set).toBeGreaterThanOrEqual(34);
  expect(phone.hand).toBeGreaterThanOrEqual(44);
  expect(sizesFor(390, 796, 3).hand).toBeGreaterThan(phone.hand);
  expect(sizesFor(1280, 900, 3).set).toBeGreaterThan(sizesFor(1280, 744, 3).set);
  for (const players of [2, 3, 4, 5]) expect(sizesFor(640, 316, players).mini).toBeGreaterThanOrEqual(14);
  expect(sizesFor(1920, 1024, 3).hand).toBeGreaterThan(sizesFor(1280, 744, 3).hand);
});

test("the table lies as the screen does", () => {
  const lies = ([width, height]: [number, number]): string => sizesFor(width, height, 3).mode;
  expect(lies([320, 520])).toBe("tall");
  expect(lies([768, 968])).toBe("tall");
  expect(lies([640, 316])).toBe("low");
  expect(lies([915, 368])).toBe("low");
  expect(lies([1280, 544])).toBe("low");
  expect(lies([960, 744])).toBe("wide");
});

test("cards that cover one another show their values in the corner", () => {
  const sizes = sizesFor(360, 592, 3);
  expect(isCovered(5, sizes.hand, 360, sizes)).toBe(false);
  expect(isCovered(9, sizes.hand, 360, sizes)).toBe(true);
});

test("a long hand has smaller cards in two rows; on a low table it has one row", () => {
  const tall = sizesFor(360, 592, 3);
  expect(handWidth(tall, 360, 20)).toBeLessThan(handWidth(tall, 360, 8));
  const low = sizesFor(640, 316, 3);
  expect(handWidth(low, 640, 30)).toBe(low.hand);
  expect(fanFor(30, low.hand, 616, leastFree(low)).rows).toBe(1);
});
