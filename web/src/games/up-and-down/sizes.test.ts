import { expect, test } from "vitest";
import { handFor, HIGH, LONG, sizesFor, TUCK } from "./sizes";

const PHONE = sizesFor(360, 592, 4);

test("on a phone the card lies between two seats, whichever way it is turned", () => {
  expect(2 * PHONE.seat + PHONE.card * LONG).toBeLessThanOrEqual(360 - 12);
  expect(sizesFor(390, 796, 4).card).toBeGreaterThan(PHONE.card);
});

test("the hand of a phone is as high with many cards as with few", () => {
  const many = handFor(PHONE, 11);
  const few = handFor(PHONE, 6);
  expect(Math.abs(few.width - many.width * (2 - TUCK))).toBeLessThan(1);
});

test("on a wide table a whole hand lies in one row, and all grows with the window", () => {
  for (const width of [700, 768, 1024, 1280]) {
    const { hand } = sizesFor(width, 968, 2);
    expect(hand * (1 + 14 * 0.42)).toBeLessThanOrEqual(width - 40);
  }
  expect(sizesFor(1280, 1024, 4).card).toBeGreaterThan(sizesFor(1280, 744, 4).card);
});

test("a phone that lies has a low table: the board and a hand in one row", () => {
  for (const [width, height] of [
    [640, 316],
    [844, 346],
    [915, 368],
  ] as const) {
    const low = sizesFor(width, height, 4);
    expect(low.shape).toBe("low");
    expect(3 * low.slot * HIGH + low.hand * HIGH).toBeLessThan(height);
    expect(handFor(low, 14).least).toBe(0);
  }
});

test("a phone that is held upright has no low table, however little a replay leaves of it", () => {
  for (const height of [300, 350, 452]) expect(sizesFor(360, height, 4).shape).toBe("tall");
  const { slot, hand, card } = sizesFor(360, 452, 4);
  expect(218 + card * LONG + 242 * (slot / 44)).toBeLessThan(452 + 5);
  expect(hand).toBeLessThan(54);
});

test("on a large screen cards and letters grow", () => {
  const [small, large] = [sizesFor(1280, 744, 4), sizesFor(1920, 1024, 4)];
  for (const part of ["card", "slot", "hand", "seat", "words"] as const)
    expect(large[part]).toBeGreaterThan(small[part]);
});
