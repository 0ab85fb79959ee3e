// Explanations for taps on things that are not possible now.
import { expect, test, vi } from "vitest";
import type { GameProps } from "../registry";
import { AufUndAbSelection } from "./selection.svelte";

/** Messages are shown by their id and the values that are put in. */
vi.mock("../../lib/words.svelte", () => ({
  t: (id: string, values: Record<string, unknown> = {}) => [id, ...Object.values(values)].join(" "),
}));

function withNewCard(...codes: string[]): AufUndAbSelection {
  const view = {
    game: "auf-und-ab",
    seat: 0,
    phase: "drawn",
    pending: "AB",
    hands: [["AB", "C"], 3],
    open: [],
    piles: [],
    turn: [0],
  };
  const live = {
    match: { view, moves: [{ move: "keep" }], can_take_back: false, decision: 4 },
    lines: codes.map((code, number) => ({ number, at: 0, code: `auf-und-ab/${code}`, values: {} })),
  };
  return new AufUndAbSelection(
    () => ({ live, match: live.match, names: ["Mia", "Tom"] }) as unknown as GameProps,
  );
}

test.each([
  ["AA-8", ["swapped", "kept", "drew"]],
  ["AA-9", ["drew", "kept", "swapped"]],
])("%s says that only the new card can be played", (rule, codes) => {
  const selection = withNewCard(...codes);
  selection.tapCard("C");
  expect(selection.notice).toBe(`web-aa-only-new ${rule}`);
  selection.draw();
  expect(selection.notice).toBe(`web-aa-only-new ${rule}`);
});

function onMyTurn(goal = "high") {
  const view = {
    game: "auf-und-ab",
    seat: 0,
    phase: "act",
    pending: null,
    hands: [["AB", "C"], 3],
    open: [],
    piles: [[["A"]], [["B"]]],
    stock: 2,
    turn: [0],
  };
  const moves = [
    { move: "play", card: "AB", pile: [0, 0] },
    { move: "draw", discard: "AB" },
    { move: "draw", discard: "C" },
  ];
  const sent: unknown[] = [];
  const match = { view, moves, can_take_back: false, decision: 4 };
  const play = (move: unknown): Promise<null> => {
    sent.push(move);
    return Promise.resolve(null);
  };
  const table = { game: "auf-und-ab", options: { goal } };
  const props = { live: { match, lines: [], play }, match, table, names: ["Mia", "Tom"] };
  return { sent, selection: new AufUndAbSelection(() => props as unknown as GameProps) };
}

test("drawing asks for a second tap, and one step back gives nothing away", () => {
  const { selection, sent } = onMyTurn();
  selection.tapCard("AB");
  selection.draw();
  expect([sent, selection.purpose, selection.active]).toEqual([[], "draw", null]);
  selection.back();
  expect([sent, selection.purpose, selection.active]).toEqual([[], "play", "AB"]);
  selection.draw();
  selection.draw();
  expect(sent).toEqual([{ move: "draw", discard: "AB" }]);
});

test("a card that is dragged is played on a pile, and laid open only after a question", () => {
  const { selection, sent } = onMyTurn();
  expect(selection.lift("AB")).toBe(true);
  selection.drop("AB", "open");
  expect([sent, selection.purpose]).toEqual([[], "draw"]);
  expect(selection.lift("AB")).toBe(true);
  selection.drop("AB", "pile:0:0");
  expect(sent).toEqual([{ move: "play", card: "AB", pile: [0, 0] }]);
});

test("what is good for me depends on whose pile it is and on the goal, not on the direction", () => {
  const changes: [seat: number, change: number][] = [
    [0, 4],
    [0, -4],
    [1, 4],
    [1, -4],
  ];
  const seen = (goal: string): unknown[] => changes.map((each) => onMyTurn(goal).selection.isGood(...each));
  expect(seen("high")).toEqual([true, false, false, true]);
  expect(seen("low")).toEqual([false, true, true, false]);
});
