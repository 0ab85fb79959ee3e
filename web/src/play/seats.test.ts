import { expect, test } from "vitest";
import { othersOf } from "./seats";

test("the others are seen clockwise from the left", () => {
  expect(othersOf(4, 0)).toEqual([1, 2, 3]);
  expect(othersOf(4, 2)).toEqual([3, 0, 1]);
  expect(othersOf(2, 1)).toEqual([0]);
});
