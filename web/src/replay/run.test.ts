// A replay hides later steps until they have been shown.
import { expect, test } from "vitest";
import type { Replay } from "../wire";
import { Run } from "./run.svelte";

function replay(open: boolean): Replay {
  const step = { round: 0, seat: 0, match: { view: { winners: [] }, open: open ? {} : null }, lines: [] };
  return { table: { you: { seat: 0 } }, steps: [step, step, step, step] } as unknown as Replay;
}

test("as a seat saw it, no later step is shown", () => {
  const run = new Run(replay(false), 0);
  expect(run.lastShown).toBe(0);
  run.go(2);
  run.go(1);
  expect([run.step, run.lastShown]).toEqual([1, 2]);
  run.go(99);
  expect([run.step, run.lastShown]).toEqual([3, 3]);
});

test("a link to a moment also shows what came before it", () => {
  expect(new Run(replay(false), 2).lastShown).toBe(2);
});

test("with all hands open everything is shown, and hidden again after", () => {
  const run = new Run(replay(false), 1);
  run.change(replay(true));
  expect(run.lastShown).toBe(3);
  run.change(replay(false));
  expect(run.lastShown).toBe(1);
});
