import { expect, test } from "vitest";
import { fanFor, pitchOf } from "./fan";

test("cards lie side by side with a gap where there is room", () => {
  expect(fanFor(3, 50, 400, 0.4)).toEqual({ rows: 1, perRow: 3, step: 56 });
});

test("they overlap where there is less, and fill the room exactly", () => {
  const { rows, perRow, step } = fanFor(8, 50, 260, 0.4);
  expect(rows).toBe(1);
  expect(50 + (perRow - 1) * step).toBe(260);
});

test("a second row is begun before too little of a card is free", () => {
  expect(fanFor(12, 50, 260, 0.4)).toMatchObject({ rows: 2, perRow: 6 });
  expect(fanFor(12, 50, 260, 0).rows).toBe(1);
});

test("a quarter of a card is always free, and one card needs no step", () => {
  expect(fanFor(40, 50, 100, 0).step).toBe(12.5);
  expect(fanFor(1, 50, 100, 0.4).step).toBe(50);
});

test("the second row covers the given share of the first", () => {
  expect([pitchOf(100, 0), pitchOf(100, 0.25)]).toEqual([106, 75]);
});
