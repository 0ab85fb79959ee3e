import { expect, test } from "vitest";
import { line } from "../../testing";
import type { LineView } from "../../wire";
import { lastTrick } from "./counted";

const trick = (number: number): LineView => line("up-and-down/trick", { cards: [] }, number);
const rolled = (trump: number): LineView => line("up-and-down/rolled", { trump });
const flipped = line("up-and-down/flipped", { side: "down" });
const counted = (lines: LineView[], side: "up" | "down", trump: number): unknown => {
  const found = lastTrick(lines, { side, trump }, null);
  return found && [found.line.number, found.side, found.trump];
};

test("what counted in the last trick is what counts now, where nothing was changed since", () => {
  expect(counted([trick(1), rolled(4), trick(2)], "up", 4)).toEqual([2, "up", 4]);
});

test("a flip after it is taken back", () => {
  expect(counted([trick(1), flipped], "down", 7)).toEqual([1, "up", 7]);
});

test("after another roll the trump is that of the roll before, if there was one", () => {
  expect(counted([rolled(5), trick(1), rolled(9)], "up", 9)).toEqual([1, "up", 5]);
  expect(counted([trick(1), rolled(9)], "up", 9)).toEqual([1, "up", undefined]);
});

test("a new deal has no last trick yet", () => {
  expect(counted([trick(1), line("table/dealt"), flipped], "down", 7)).toBeNull();
});

test("a trick that was seen here counted as it was seen", () => {
  const seen = trick(1);
  const found = lastTrick([seen, rolled(9)], { side: "up", trump: 9 }, { line: seen, side: "up", trump: 4 });
  expect(found?.trump).toBe(4);
});
