// A table at the reader's pace: nothing is lost, nothing overtakes, and nobody else waits.
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { curtain } from "../lib/curtain";
import { Older } from "../lib/older.svelte";
import { prefs, type Pace } from "../lib/prefs.svelte";
import { line, match } from "../testing";
import type { LineView, MatchView, TableView, Update } from "../wire";
import { readingTime } from "./pace";
import { PacedTable } from "./paced.svelte";

const table = (more: object = {}): TableView =>
  ({ status: "playing", pace: { kind: "unhurried" }, you: { person: 0, seat: 0 }, ...more }) as TableView;
const LETTERS = 20;

let onUpdate: ((update: Update) => void) | null = null;
let paced: PacedTable;
let latest: MatchView;
const sent: unknown[] = [];
let count = 0;

/** One move of a seat; with `mine` it is my turn after it. */
function move(seat: number, more: Partial<MatchView> = {}, lines: LineView[] = []): void {
  count += 1;
  latest = {
    ...match({ game: "dnup", turn: [1] }, more.moves ?? []),
    decision: count,
    ...more,
  } as MatchView;
  const lead = line("dnup/played", { seat, cards: [] }, count);
  onUpdate?.({
    type: "update",
    number: count,
    table: null,
    match: latest,
    lines: [lead, ...lines],
    after: count - 1,
  });
}
const shown = (): number => paced.match?.decision ?? -1;
const settle = async (time = 0): Promise<void> => void (await vi.advanceTimersByTimeAsync(time));

function start(pace: Pace, about: TableView = table()): void {
  prefs.pace = pace;
  count = 0;
  sent.length = 0;
  latest = { ...match({ game: "dnup", turn: [0] }), decision: 0 } as MatchView;
  const live = {
    ...{ seat: 0, invite: "", away: [], ahead: 0, onUpdate: null as typeof onUpdate },
    older: new Older({ id: "t", invite: "", lines: [] }),
    get match() {
      return latest;
    },
    do: (command: unknown) => Promise.resolve(sent.push(command) as unknown as null),
    hint: () => Promise.resolve([]),
  };
  paced = new PacedTable(live, (lines) => lines.length * LETTERS);
  onUpdate = live.onUpdate;
  onUpdate?.({
    type: "update",
    number: 0,
    table: about,
    match: latest,
    lines: [line("table/started")],
    after: 0,
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  paced.leave();
  vi.useRealTimers();
  prefs.pace = "normal";
});

test("updates follow one another, each for as long as it takes to read it", async () => {
  start("normal");
  for (const seat of [1, 2, 1]) move(seat);
  const time = readingTime(LETTERS, "normal");
  const seen = [shown()];
  for (let n = 0; n < 2; n++) {
    await settle(time - 1);
    seen.push(shown());
    await settle(1);
    seen.push(shown());
  }
  expect(seen).toEqual([1, 1, 2, 2, 3]);
  expect(paced.lines.map(({ number }) => number)).toEqual([1, 1, 2, 3]);
});

test("a longer text stays longer, and at a slow pace longer still", () => {
  expect(readingTime(60, "normal")).toBeGreaterThan(readingTime(20, "normal"));
  expect(readingTime(20, "slow")).toBeGreaterThan(readingTime(20, "normal"));
  expect([readingTime(0, "tap"), readingTime(20, "tap"), readingTime(20, "fast")]).toEqual([0, Infinity, 0]);
});

test("at the pace “tap”, each tap shows the next thing", async () => {
  start("tap");
  move(1);
  move(2);
  await settle(60_000);
  expect([shown(), paced.asks]).toEqual([1, true]);
  paced.next();
  expect([shown(), paced.asks]).toEqual([2, true]);
  paced.next();
  expect([shown(), paced.asks]).toEqual([2, false]);
});

test("my own move is shown at once, and my turn needs no tap", async () => {
  start("tap");
  move(1);
  move(2);
  move(0);
  expect([shown(), paced.asks]).toEqual([3, false]);
  move(1, { moves: [{ move: "rotate" }] as MatchView["moves"] });
  expect([shown(), paced.asks]).toEqual([4, false]);
  await paced.play({ move: "rotate" });
  expect(sent).toEqual([{ do: "play", move: { move: "rotate" }, decision: 4 }]);
});

test("what is no move does not ask for a tap at my turn", async () => {
  start("tap");
  const moves = [{ move: "rotate" }] as MatchView["moves"];
  move(1);
  move(2, { moves });
  const [lines, after] = [[line("table/renamed", {}, 3)], 2];
  onUpdate?.({ type: "update", number: 3, table: null, match: latest, lines, after });
  paced.next();
  await settle();
  expect([shown(), paced.asks, paced.allShown]).toEqual([2, false, true]);
  expect(paced.lines.map(({ number }) => number)).toEqual([1, 1, 2, 3]);
});

test("that my set was beaten is no move of mine", () => {
  start("tap");
  move(1);
  move(2, {}, [line("dnup/beaten", { seat: 0 })]);
  expect(shown()).toBe(1);
});

test("while a sheet lies over the table it waits, at every pace", async () => {
  for (const pace of ["fast", "normal"] as const) {
    start(pace);
    move(1);
    const raise = curtain.lower();
    move(2);
    move(1);
    await settle(60_000);
    expect(shown()).toBe(1);
    raise();
    await settle(0);
    expect(shown()).toBe(2);
    await settle(readingTime(LETTERS, "normal"));
    expect(shown()).toBe(3);
    paced.leave();
  }
});

test("the end of a round is read on its sheet, without another tap", async () => {
  start("tap");
  move(1, {}, [line("dnup/round-over", { round: 0 })]);
  const raise = curtain.lower();
  move(2);
  await settle(60_000);
  expect([shown(), paced.asks]).toEqual([1, false]);
  raise();
  await settle();
  expect([shown(), paced.asks]).toEqual([2, true]);
});

test("a clock that runs for me is not hidden", async () => {
  start("tap", table({ pace: { kind: "live" } }));
  move(1);
  move(2);
  expect(shown()).toBe(1);
  move(1, {
    view: { game: "dnup", turn: [0] },
    deadlines: [5000, null],
    moves: [{ move: "rotate" }],
  } as unknown as MatchView);
  expect([shown(), paced.asks]).toEqual([3, false]);
  await settle();
});

test("what people say does not wait", () => {
  start("tap");
  move(1);
  move(2);
  onUpdate?.({
    type: "update",
    number: 3,
    table: null,
    match: latest,
    lines: [line("table/said", {}, 3)],
    after: 2,
  });
  expect(paced.lines.map(({ code }) => code)).toEqual(["table/started", "dnup/played", "table/said"]);
  expect(shown()).toBe(1);
});

test("where lines are missing, the log begins anew", () => {
  start("fast");
  onUpdate?.({
    type: "update",
    number: 9,
    table: null,
    match: latest,
    lines: [line("table/said", {}, 9)],
    after: 8,
  });
  expect(paced.lines.map(({ number }) => number)).toEqual([9]);
});

test("scenes take the time that they need, and the next update waits for them", async () => {
  start("normal");
  move(1);
  const skip = vi.fn(() => paced.setScene(null));
  paced.setScene({ skip, asks: false });
  move(2);
  await settle(60_000);
  expect([shown(), paced.allShown]).toEqual([1, false]);
  paced.next();
  await settle();
  expect([skip.mock.calls.length, shown()]).toEqual([1, 2]);
});
