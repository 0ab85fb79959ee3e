// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { line } from "../../testing";
import type { LineView, MatchView } from "../../wire";
import { Stage } from "./stage.svelte";
import type { View } from "./view";

const start: View = {
  game: "up-and-down",
  round: 0,
  turn: [0, 1],
  scores: [0, 0],
  over: false,
  winners: [],
  side: "up",
  suits: ["D", "S"],
  trump: 7,
  chef: 0,
  phase: "choose",
  pot: 1,
  tricks: [0, 0],
  seat: 0,
  hands: [["D2", "D9"], 2],
  aside: 0,
  chosen: [null, null],
  played: [],
  dice: [3, 4],
};

function match(view: Partial<View>): MatchView {
  return {
    decision: 0,
    view: { ...start, ...view },
    moves: [],
    can_take_back: false,
    guidance: null,
    deadlines: [],
    open: null,
  };
}

const trick = line("up-and-down/trick", {
  cards: ["D9", "C4"],
  winner: 0,
  suits: ["D", "S"],
  verdicts: ["wins", "does-not-count"],
  taken: 2,
  pot: 0,
});
const chosen = (seat: number): LineView => line("up-and-down/chosen", { seat });
const after = {
  turn: [1],
  phase: "change",
  chef: 1,
  tricks: [2, 0],
  scores: [2, 0],
  pot: 0,
  hands: [["D2"], 1],
} as Partial<View>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a trick is revealed step by step, and only then it is counted", () => {
  const stage = new Stage(match({}));
  stage.receive(match({ turn: [0], chosen: [null, true], hands: [["D2", "D9"], 1] }), [chosen(1)]);
  expect(stage.busy).toBe(false);
  const next = match(after);
  stage.receive(next, [chosen(0), trick]);
  expect(stage.view.hands[0]).toEqual(["D2"]);
  expect(stage.reveal?.step).toBe("turn");
  vi.advanceTimersByTime(350);
  expect(stage.reveal?.step).toBe("fade");
  vi.advanceTimersByTime(350);
  expect(stage.reveal?.step).toBe("decide");
  expect(stage.view.tricks).toEqual([0, 0]);
  vi.advanceTimersByTime(2200);
  expect([stage.reveal, stage.view.tricks, stage.view.pot, stage.leaveTo]).toEqual([
    null,
    [2, 0],
    0,
    "won-0",
  ]);
  vi.advanceTimersByTime(460);
  expect(stage.busy).toBe(false);
  expect(stage.view).toBe(next.view);
});

test("a tap skips to the end of the scene, and what came meanwhile follows", () => {
  const stage = new Stage(match({}));
  stage.receive(match(after), [chosen(0), chosen(1), trick]);
  const flipped = match({ ...after, side: "down", phase: "choose", turn: [0, 1] });
  stage.receive(flipped, [line("up-and-down/flipped", { seat: 1, side: "down" })]);
  expect(stage.view.side).toBe("up");
  stage.skip();
  expect(stage.reveal).toBeNull();
  expect([stage.view.side, stage.announced?.line.code]).toEqual(["down", "up-and-down/flipped"]);
  vi.advanceTimersByTime(1000);
  expect(stage.view).toBe(flipped.view);
});

test("after coming back only the last of the tricks that were missed is shown", () => {
  const stage = new Stage(match({}));
  stage.receive(match(after), [chosen(0), chosen(1), trick, chosen(1), chosen(0), trick]);
  vi.advanceTimersByTime(700);
  expect(stage.reveal?.step).toBe("decide");
  vi.advanceTimersByTime(2700);
  expect(stage.busy).toBe(false);
});

test("who skips the last trick still sees how the round ended, until the next tap", () => {
  const stage = new Stage(match({}));
  const over = line("up-and-down/round-over", { round: 0, scores: [2, 0], pot: 0 });
  const next = match({ ...after, round: 1, tricks: [0, 0] });
  stage.receive(next, [chosen(0), chosen(1), trick, over, line("table/dealt", {})]);
  stage.skip();
  expect([stage.reveal, stage.roundEnd?.scores]).toEqual([null, [2, 0]]);
  stage.skip();
  expect([stage.roundEnd, stage.view]).toEqual([null, next.view]);
});
