// When hints for newcomers are shown: always in their first match of a game, then less and less.
// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefs } from "../lib/prefs.svelte";
import type { Sitting } from "../lib/sitting";
import { line, match } from "../testing";
import type { LineView, MatchView, TableView } from "../wire";
import { Guidance } from "./guidance.svelte";

vi.mock("../lib/words.svelte", () => ({ t: (id: string) => id, words: { add: () => undefined } }));

const SAID = "web-dn-guide-free";
const ME = 0;

class FakeTable {
  seat: number | null = ME;
  table = $state.raw<TableView | null>(null);
  match = $state.raw<MatchView | null>(null);
  lines = $state.raw<LineView[]>([]);
}

const again = vi.fn();
let stops: (() => void)[] = [];
let at: FakeTable;

/** Sits down at a match: the page is opened. */
function sit(table: string, matches = 1, { game = "dnup", seat = ME as number | null } = {}): Guidance {
  at = new FakeTable();
  at.seat = seat;
  at.table = { game, table, matches, status: "playing" } as TableView;
  at.match = { ...match({ game }), guidance: { guidance: "free" } } as MatchView;
  let made: Guidance | undefined;
  stops.push($effect.root(() => void (made = new Guidance(at as unknown as Sitting, again))));
  flushSync();
  return made as Guidance;
}

/** That number of my own moves, each with an effect, and moves of another player. */
function played(mine: number): void {
  const number = (n: number) => 10 * n;
  at.lines = [
    line("dnup/played", { seat: ME }, 1),
    line("table/started", { match: 1 }, 2),
    ...Array.from({ length: mine }, (_, n) => [
      line("dnup/played", { seat: ME }, number(n + 1)),
      line("dnup/beaten", { seat: ME }, number(n + 1)),
      line("dnup/rotated", { seat: 1 }, number(n + 1) + 1),
      line("dnup/beaten", { seat: ME }, number(n + 1) + 1),
    ]).flat(),
  ];
  flushSync();
}

beforeEach(() => {
  prefs.guides = true;
  prefs.keepGuided("dnup", []);
  prefs.keepGuided("up-and-down", []);
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

/** The number of my moves after which no hint is shown any more. */
function lasts(guidance: Guidance): number {
  for (let moves = 0; moves < 50; moves += 1) {
    played(moves);
    if (guidance.text === "") return moves;
  }
  return Infinity;
}

test("it fades from match to match, and is gone from the fourth on", () => {
  expect([1, 2, 3, 4, 5].map((n) => lasts(sit("a", n)))).toEqual([Infinity, 4, 2, 0, 0]);
});

test("what is said is what the server sent, in the game's words", () => {
  const guidance = sit("a");
  expect(guidance.text).toBe(SAID);
  at.match = { ...match({ game: "dnup" }), guidance: null };
  expect(guidance.text).toBe("");
});

test("a match is the same match after a reload, and beside another", () => {
  sit("a");
  sit("b");
  expect(lasts(sit("a"))).toBe(Infinity);
  expect(lasts(sit("b"))).toBe(4);
  expect(prefs.guided("dnup")).toEqual(["a 1", "b 1"]);
});

test("each game has its own first match", () => {
  sit("a");
  expect(sit("b", 1, { game: "up-and-down" }).on).toBe(true);
  expect(prefs.guided("up-and-down")).toEqual(["b 1"]);
});

test("an onlooker gets no guidance, and has not played", () => {
  const guidance = sit("a", 1, { seat: null });
  expect([guidance.text, guidance.there]).toEqual(["", false]);
  expect(prefs.guided("dnup")).toEqual([]);
});

test("it can be switched off, and begins anew when it is switched on", () => {
  for (const n of [1, 2, 3]) sit("a", n);
  const guidance = sit("a", 4);
  expect(guidance.on).toBe(false);
  guidance.turn(true);
  expect(lasts(guidance)).toBe(Infinity);
  expect(again).not.toHaveBeenCalled();
  guidance.turn(false);
  guidance.turn(true);
  expect(again).toHaveBeenCalledOnce(); // The server was not asked for it.
  guidance.turn(false);
  expect([guidance.on, guidance.text]).toEqual([false, ""]);
  expect(sit("c").text).toBe("");
});
