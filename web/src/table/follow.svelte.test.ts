// What a table page does by itself during and after a match.
// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countTurn } from "../lib/badge";
import type { LiveTable } from "../lib/live.svelte";
import type { PacedTable } from "../play/paced.svelte";
import { play } from "../lib/sound";
import type { MatchView, TableView } from "../wire";
import { beginAlone, followTurn, Result } from "./follow.svelte";

vi.mock("../lib/sound", () => ({ play: vi.fn() }));
vi.mock("../lib/badge", () => ({ countTurn: vi.fn() }));
vi.mock("../lib/words.svelte", () => ({ t: (id: string) => id }));

class FakeLive {
  link = "open";
  do = vi.fn(() => Promise.resolve(null));
  table = $state.raw<TableView | null>(null);
  match = $state.raw<MatchView | null>(null);
  seat = 0;
  allShown = $state(true);

  tell(status: TableView["status"]): void {
    this.table = { game: "dnup", status } as TableView;
    this.match = { view: { winners: status === "over" ? [0] : [] } } as unknown as MatchView;
    flushSync();
  }
}

const live = new FakeLive();
const stops: (() => void)[] = [];

/** Runs it as in a component. */
function start<T>(work: (live: LiveTable & PacedTable) => T): T {
  let made: T | undefined;
  stops.push($effect.root(() => void (made = work(live as unknown as LiveTable & PacedTable))));
  flushSync();
  return made as T;
}

beforeEach(() => {
  vi.useFakeTimers();
  live.tell("playing");
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.clearAllMocks();
  vi.useRealTimers();
});

test("the result comes once, whatever the table tells after it", () => {
  const result = start((of) => new Result(of));
  live.tell("over");
  expect(result.open).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(result.open).toBe(true);
  result.open = false;

  live.tell("over");
  vi.advanceTimersByTime(5000);
  expect(result.ready).toBe(true);
  expect(result.open).toBe(false);
  expect(play).toHaveBeenCalledOnce();
});

test("the result waits until the end has been read", () => {
  const result = start((of) => new Result(of));
  live.allShown = false;
  live.tell("over");
  vi.advanceTimersByTime(60_000);
  expect(result.open).toBe(false);
  live.allShown = true;
  flushSync();
  vi.advanceTimersByTime(2000);
  expect(result.open).toBe(true);
});

test("a rematch has a result of its own", () => {
  const result = start((of) => new Result(of));
  for (const time of [1, 2]) {
    live.tell("playing");
    expect(result.ready).toBe(false);
    live.tell("over");
    vi.advanceTimersByTime(2000);
    expect(result.open).toBe(true);
    expect(play).toHaveBeenCalledTimes(time);
  }
});

test("who has seen the last card does not wait for the result", () => {
  const result = start((of) => new Result(of));
  live.tell("over");
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(result.open).toBe(true);
});

const ME = { kind: "person", host: true };
const BOT = { kind: "bot", host: false };

function lobby(...seats: { kind: string; host: boolean }[]): void {
  const table = { game: "dnup", status: "lobby", pace: { kind: "unhurried" }, you: { host: true }, seats };
  live.table = table as unknown as TableView;
  flushSync();
  vi.advanceTimersByTime(10);
}

test("with bots alone it begins by itself, not before somebody has come", async () => {
  start((of) => beginAlone(of, () => Promise.resolve()));
  lobby(BOT, { kind: "open", host: false });
  lobby(BOT, { kind: "person", host: false });
  expect(live.do).not.toHaveBeenCalled();
  lobby(ME, BOT);
  await vi.advanceTimersByTimeAsync(1);
  expect(live.do).toHaveBeenCalledExactlyOnceWith({ do: "start" });
});

test("my turn is heard once, and seen on the tab and on the icon", () => {
  const tell = (moves: object[], can_take_back = false): void => {
    live.table = { game: "dnup", table: "t", status: "playing" } as TableView;
    live.match = { moves, can_take_back, view: {} } as unknown as MatchView;
    flushSync();
  };
  tell([]);
  start(followTurn);
  const seen = [];
  for (const turn of [[], [{}], [{}, {}]]) {
    tell(turn);
    seen.push([document.title, vi.mocked(countTurn).mock.lastCall]);
  }
  // I have chosen, and may still choose otherwise.
  tell([{}], true);
  seen.push([document.title, vi.mocked(countTurn).mock.lastCall]);
  expect(seen).toEqual([
    ["dnup", ["t", false]],
    ["● dnup", ["t", true]],
    ["● dnup", ["t", true]],
    ["dnup", ["t", false]],
  ]);
  expect(play).toHaveBeenCalledExactlyOnceWith("your-turn");
});
