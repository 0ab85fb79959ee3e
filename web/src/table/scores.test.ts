// The score sheet: rounds of the last match, and places by the goal.
import { expect, test } from "vitest";
import { line } from "../testing";
import type { MatchView, TableView } from "../wire";
import { rankedOf, roundsOf } from "./scores";

function places(scores: number[], winners: number[], options: Record<string, unknown> = {}): unknown[] {
  const table = { game: "auf-und-ab", options } as unknown as TableView;
  const match = { view: { scores, winners } } as unknown as MatchView;
  return rankedOf(table, match).map(({ seat, place, won }) => [seat, place, won]);
}

test("each round has what it brought and the sum, of the last match alone", () => {
  const lines = [
    line("table/started", { match: 0 }),
    line("dnup/round-over", { round: 0, scores: [9, 9] }),
    line("table/started", { match: 1 }),
    line("dnup/round-over", { round: 0, scores: [2, 1] }),
    line("dnup/rotated", { seat: 0 }),
    line("dnup/round-over", { round: 1, scores: [2, 3] }),
  ];
  expect(roundsOf(lines, "dnup")).toEqual([
    { round: 0, gained: [2, 1], total: [2, 1] },
    { round: 1, gained: [0, 2], total: [2, 3] },
  ]);
  expect(roundsOf([], "dnup")).toEqual([]);
});

test("most points stand first, equal ones share a place", () => {
  expect(places([3, 7, 3], [1])).toEqual([
    [1, 1, true],
    [0, 2, false],
    [2, 2, false],
  ]);
  expect(places([5, 5, 1], [0, 1])).toEqual([
    [0, 1, true],
    [1, 1, true],
    [2, 3, false],
  ]);
});

test("where the fewest points win, they stand first", () => {
  expect(places([40, 31, 35], [1], { goal: "low" })).toEqual([
    [1, 1, true],
    [2, 2, false],
    [0, 3, false],
  ]);
});

test("the winner comes first, also where others have as many points", () => {
  expect(places([4, 4], [1])).toEqual([
    [1, 1, true],
    [0, 2, false],
  ]);
});

test("while nobody has won yet, points alone count", () => {
  expect(places([1, 2], [])).toEqual([
    [1, 1, false],
    [0, 2, false],
  ]);
});
