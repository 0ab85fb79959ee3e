// What is said to somebody who taps what cannot be now.
import { expect, test, vi } from "vitest";
import type { LiveTable } from "../../lib/live.svelte";
import { Choice } from "./choice.svelte";

/** Messages are shown by their id and the values that are put in. */
vi.mock("../../lib/words.svelte", () => ({
  t: (id: string, values: Record<string, unknown> = {}) => [id, ...Object.values(values)].join(" "),
}));

function withNewCard(...codes: string[]): Choice {
  const view = {
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
  return new Choice(live as unknown as LiveTable, () => ["Mia", "Tom"]);
}

test.each([
  ["AA-8", ["swapped", "kept", "drew"]],
  ["AA-9", ["drew", "kept", "swapped"]],
])("%s says that only the new card can be played", (rule, codes) => {
  const choice = withNewCard(...codes);
  choice.tapCard("C");
  expect(choice.notice).toBe(`web-aa-only-new ${rule}`);
  choice.draw();
  expect(choice.notice).toBe(`web-aa-only-new ${rule}`);
});
