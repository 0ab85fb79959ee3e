import { expect, test } from "vitest";
import { buryMove, can, drawMove, layCount, layMove, playMove, playsOf, swapMove } from "./moves";
import type { Move } from "./view";

const MOVES: Move[] = [
  { move: "play", card: "ACE", pile: [1, 0] },
  { move: "play", card: "ACE", pile: [0, 2] },
  { move: "draw", discard: "ACE" },
  { move: "swap", discard: ["AB", "ACE"], take: "-" },
];

test("a card lights up the piles that the server allows, and no others", () => {
  expect(playsOf(MOVES, "ACE").map(({ pile }) => pile)).toEqual([
    [1, 0],
    [0, 2],
  ]);
  expect(playMove(MOVES, "ACE", 0, 2)).toBe(MOVES[1]);
  expect(playMove(MOVES, "ACE", 0, 0)).toBeUndefined();
  expect(playsOf(MOVES, null)).toEqual([]);
});

test("a swap is found whatever was picked first", () => {
  expect(swapMove(MOVES, ["ACE", "AB"], "-")).toBe(MOVES[3]);
  expect(swapMove(MOVES, ["ACE"], "-")).toBeUndefined();
  expect(swapMove(MOVES, ["ACE", "AB"], null)).toBeUndefined();
});

test("what is not among the moves cannot be done", () => {
  expect(drawMove(MOVES, "ACE")).toBe(MOVES[2]);
  expect(drawMove(MOVES, "AB")).toBeUndefined();
  expect(buryMove(MOVES, "ACE")).toBeUndefined();
  expect(can(MOVES, "bury")).toBe(false);
  expect(layCount(MOVES)).toBe(0);
});

test("so many cards as the server asks for are laid", () => {
  const lays: Move[] = [{ move: "lay", cards: ["A", "BC"] }];
  expect(layCount(lays)).toBe(2);
  expect(layMove(lays, ["BC", "A"])).toBe(lays[0]);
  expect(layMove(lays, ["A"])).toBeUndefined();
});
