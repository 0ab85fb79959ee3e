// The best turn of the last match, as the server named it.
import { expect, test } from "vitest";
import { line } from "../testing";
import type { TableView } from "../wire";
import { bestOf } from "./best";

const TABLE = { game: "dnup" } as TableView;
const best = (seat: number): ReturnType<typeof line> =>
  line("dnup/best", { seat, cards: ["6/1", "6/2"], ringed: null, value: 6 });
const started = line("table/started", { match: 0 });

test("there is none before the end, and none of the match before", () => {
  expect(bestOf([], TABLE)).toBeNull();
  expect(bestOf([started, best(1), started, line("dnup/rotated", { seat: 0 })], TABLE)).toBeNull();
});

test("the one of the match that is over has its seat, cards and reason", () => {
  const last = best(2);
  const found = bestOf([started, best(1), line("table/ended"), started, last, line("table/ended")], TABLE);
  expect(found).toEqual({ line: last, seat: 2, cards: ["6/1", "6/2"], ringed: null });
});

test("the line of another game is not it", () => {
  expect(bestOf([started, line("auf-und-ab/best", { seat: 0, cards: [] })], TABLE)).toBeNull();
});
