// The moves since my last turn, and the last turn.
import { expect, test } from "vitest";
import { line, match } from "../testing";
import type { MatchView } from "../wire";
import { followed, lastTurn, recalled, sinceMyTurn, type Moment } from "./past";

const ME = 0;
const view = (decision: number): MatchView => ({ ...match({ game: "dnup" }), decision });

/** Seats in the order of their moves; "0!" is a move with an effect. */
function played(...moves: string[]): Moment[] {
  return moves.reduce<Moment[]>((moments, move, n) => {
    const lead = line("dnup/played", { seat: Number(move[0]) }, n);
    const lines = move.endsWith("!") ? [lead, line("dnup/beaten", { seat: 2 }, n)] : [lead];
    return followed(moments, { lines, before: view(n), after: view(n + 1) });
  }, []);
}
const numbers = (moments: readonly Moment[]): unknown[] =>
  moments.map(({ lines }) => lines.map(({ number, code }) => `${number} ${code.slice(5)}`).join(", "));

test("what others did since my last turn is what came after my last move", () => {
  const moments = played("1", "0", "1", "2");
  expect(numbers(sinceMyTurn(moments, ME, true))).toEqual(["2 played", "3 played"]);
});

test("what came of my own move is part of it, the move itself is not", () => {
  expect(numbers(sinceMyTurn(played("1", "0!", "1"), ME, true))).toEqual(["1 beaten", "2 played"]);
});

test("it stays in sight while my turn goes on, and is gone when it is over", () => {
  const moments = played("0", "1", "2", "0");
  expect(numbers(sinceMyTurn(moments, ME, true))).toEqual(["1 played", "2 played"]);
  expect(sinceMyTurn(moments, ME, false)).toEqual([]);
});

test("before my first turn it is everything, for an onlooker the last of it", () => {
  expect(sinceMyTurn(played("1", "2", "1"), ME, true)).toHaveLength(3);
  expect(sinceMyTurn(played(...Array.from({ length: 30 }, () => "1")), null, false)).toHaveLength(12);
});

test("the last turn is all that one seat did in a row, as it was before and after", () => {
  const turn = lastTurn(played("0", "1", "2", "2!"), ME, true);
  expect(numbers(turn === null ? [] : [turn])).toEqual(["2 played, 3 played, 3 beaten"]);
  expect([turn?.before?.decision, turn?.after?.decision]).toEqual([2, 4]);
  expect(lastTurn([], ME, true)).toBeNull();
});

test("what a page missed is shown move by move; only the last position is known", () => {
  const lines = [
    line("dnup/played", { seat: 1 }, 4),
    line("table/said", {}, 5),
    line("dnup/took", { seat: 2 }, 6),
  ];
  const moments = followed([], { lines, before: null, after: view(7) });
  expect(moments.map(({ lines, after }) => [lines.length, after?.decision])).toEqual([
    [1, undefined],
    [1, 7],
  ]);
});

test("what the server tells of them fills what is not known, and nothing else", () => {
  const lines = [4, 5, 6].map((number) => line("dnup/played", { seat: 1 }, number));
  const moments = recalled(followed([], { lines, before: null, after: view(9) }), [
    { number: 4, match: view(1) },
    { number: 6, match: view(3) },
    { number: 7, match: view(4) },
  ]);
  expect(moments.map(({ before, after }) => [before?.decision, after?.decision])).toEqual([
    [undefined, 1],
    [1, undefined],
    [undefined, 9],
  ]);
});

test("a new match begins with nothing", () => {
  const lines = [line("dnup/round-over", {}, 8), line("table/started", { match: 1 }, 9)];
  expect(followed(played("1", "2"), { lines, before: null, after: null })).toEqual([]);
});

test("no more than one can go through is kept", () => {
  expect(played(...Array.from({ length: 200 }, () => "1"))).toHaveLength(60);
});
