// Selecting, sending and being refused, as it is for every game.
import { expect, test } from "vitest";
import type { HintMove, Refused } from "../wire";
import { previewOf } from "./preview";
import { Selection, type Decision } from "./selection.svelte";

type Move = { move: "draw" } | { move: "play"; card: string };

const DRAW: Move = { move: "draw" };
const PLAY: Move = { move: "play", card: "3" };

const refusal = (code: string): Refused => ({
  type: "refused",
  id: "a",
  code,
  message: "no",
  rule: "",
  values: {},
});

/** A table whose answers come from the test. */
function atTable(hints: unknown[] = []) {
  const match: Decision<Move> = { decision: 1, moves: [DRAW, PLAY], can_take_back: false };
  const sent: unknown[] = [];
  let answer: (refused: Refused | null) => void = () => undefined;
  const command = (what: unknown): Promise<Refused | null> => {
    sent.push(what);
    return new Promise((done) => (answer = done));
  };
  const hint = (): Promise<HintMove[]> =>
    Promise.resolve(hints.map((move) => ({ move: move as Record<string, unknown> }) as HintMove));
  const selection = new Selection<Move, number>({ do: command, play: command, hint }, () => match);
  return { match, sent, selection, answer: (refused: Refused | null) => answer(refused) };
}

test("one command is under way at a time, and what was done is no longer selected", async () => {
  const { selection, sent, answer } = atTable();
  selection.preview(PLAY);
  const done = selection.send(PLAY);
  void selection.send(DRAW);
  void selection.takeBack();
  expect([sent, selection.sending, selection.previewed]).toEqual([[PLAY], true, PLAY]);
  answer(null);
  await done;
  expect([selection.sending, selection.previewed]).toEqual([false, null]);
});

test("a refusal is shown until the table changes, and what was selected stays", async () => {
  const { match, selection, answer } = atTable();
  selection.preview(PLAY);
  const done = selection.send(PLAY, 7);
  answer(refusal("rules/not-higher"));
  await done;
  expect(selection.problem).toMatchObject({ refused: { code: "rules/not-higher" }, about: 7 });
  expect(selection.previewed).toBe(PLAY);
  match.decision = 2;
  expect(selection.problem).toBeNull();
});

test("a refusal goes away when something else is tried, or nothing is selected any more", async () => {
  const { selection, answer } = atTable();
  for (const next of [() => void selection.send(DRAW), () => selection.clear()]) {
    const done = selection.send(PLAY);
    answer(refusal("rules/not-higher"));
    await done;
    expect(selection.problem).not.toBeNull();
    next();
    expect(selection.problem).toBeNull();
    answer(null);
    await Promise.resolve();
  }
});

test.each(["table/stale", "table/not-your-turn"])("%s comes too late to be of interest", async (code) => {
  const { selection, answer } = atTable();
  selection.preview(PLAY);
  const done = selection.send(PLAY);
  answer(refusal(code));
  await done;
  expect([selection.problem, selection.previewed]).toEqual([null, null]);
});

test("what is sealed can be taken back, and nothing else can be done", async () => {
  const { match, sent, selection, answer } = atTable();
  match.can_take_back = true;
  expect([selection.moves, selection.myTurn, selection.sealed]).toEqual([[], false, true]);
  const done = selection.takeBack();
  answer(null);
  await done;
  expect(sent).toEqual([{ do: "take-back", decision: 1 }]);
});

test("a hint is picked as one of the legal moves", async () => {
  const { selection } = atTable([{ move: "play", card: "3" }, DRAW]);
  await selection.hint();
  expect([selection.previewed, selection.asking]).toEqual([PLAY, false]);
});

test("a hint for a decision that has passed, or for no legal move, picks nothing", async () => {
  const late = atTable([PLAY]);
  const asked = late.selection.hint();
  late.match.decision = 2;
  await asked;
  const wrong = atTable([{ move: "play", card: "4" }]);
  await wrong.selection.hint();
  expect([late.selection.previewed, wrong.selection.previewed]).toEqual([null, null]);
});

test("a tap previews a move, a second one makes it", () => {
  const { sent, selection } = atTable();
  previewOf(PLAY, selection).handlers.onclick();
  expect([selection.previewed, sent]).toEqual([PLAY, []]);
  const preview = previewOf(PLAY, selection);
  expect([preview.previewed, previewOf(DRAW, selection).previewed]).toEqual([true, false]);
  preview.handlers.onclick();
  expect(sent).toEqual([PLAY]);
});

test("a mouse previews what it is over, a finger does not", () => {
  const { selection } = atTable();
  const { handlers } = previewOf(PLAY, selection);
  const event = (pointerType: string): PointerEvent => ({ pointerType }) as PointerEvent;
  handlers.onpointerenter(event("touch"));
  expect(selection.previewed).toBeNull();
  handlers.onpointerenter(event("mouse"));
  expect(selection.previewed).toBe(PLAY);
  handlers.onpointerleave(event("mouse"));
  expect(selection.previewed).toBeNull();
});
