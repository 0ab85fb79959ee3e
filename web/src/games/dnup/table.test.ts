import { expect, test } from "vitest";
import type { Sitting } from "../../lib/sitting";
import { line, match as made } from "../../testing";
import type { MatchView, Refused } from "../../wire";
import { counts, ink, pairOf, same, sorted, turned } from "./cards";
import { DnupSelection } from "./selection.svelte";
import { endedRound, lastMove } from "./history";
import { heldBy, laidAt, locate, type Spot } from "./view";

function match(view: Record<string, unknown>, moves: Record<string, unknown>[] = []): MatchView {
  const plain = { round: 0, turn: [0], scores: [0, 0, 0], out: [], known: [[], [], []], area: 1 };
  return made({ game: "dnup", ...plain, ...view }, moves);
}

const idsIn = (spots: Spot[], where: string): string[] =>
  spots.filter((spot) => spot.where === where).map(({ id }) => id);

test("a turned card is the same card", () => {
  expect(turned("3/6")).toBe("6/3");
  expect(pairOf("6/3")).toBe(pairOf("3/6"));
  expect(same(["3/6", "3/4"], ["3/4", "3/6"])).toBe(true);
  expect(same(["3/6", "3/6"], ["3/4", "3/6"])).toBe(false);
});

test("a hand is sorted by the value that is up, or by the other one", () => {
  const hand = ["7/2", "3/9", "3/4", "9/1"];
  expect(sorted(hand, (card) => card, "rising")).toEqual(["3/4", "3/9", "7/2", "9/1"]);
  expect(sorted(hand, (card) => card, "falling")).toEqual(["9/1", "7/2", "3/9", "3/4"]);
  expect(sorted(hand, (card) => card, "other")).toEqual(["9/1", "7/2", "3/4", "3/9"]);
  expect(counts(hand)).toEqual([
    { value: 3, count: 2 },
    { value: 7, count: 1 },
    { value: 9, count: 1 },
  ]);
});

test("low is green, high is blue", () => {
  expect(ink(1)).toBe("rgb(24 112 58)");
  expect(ink(9)).toBe("rgb(28 82 166)");
});

test("a card keeps its id from the hand to the table and back, also where there are two of it", () => {
  const first = locate(match({ sets: [[[]], [[]], [[]]], hands: [["1/9", "1/9", "2/3"], 8, 8] }), []);
  const [one, two] = idsIn(first, "hand 0");
  const second = locate(match({ sets: [[["1/9"]], [[]], [[]]], hands: [["1/9", "2/3"], 8, 8] }), first);
  const [played] = idsIn(second, "set 0 1");
  expect([one, two]).toContain(played);
  expect(idsIn(second, "hand 0")).not.toContain(played);
  const known = [[], ["9/1"], []];
  const third = locate(match({ sets: [[[]], [[]], [[]]], hands: [["1/9", "2/3"], 9, 8], known }), second);
  expect(idsIn(third, "hand 1")).toEqual([played]);
  expect(laidAt(second, 0, 1).cards.map(({ card }) => card)).toEqual(["1/9"]);
});

test("of other hands only what everybody has seen is known, until all is open", () => {
  const hidden = match({ sets: [[[]], [[]], [[]]], hands: [[], 3, 2], known: [[], ["4/5"], []] });
  expect(heldBy(hidden, 1)).toEqual({ seen: ["4/5"], hidden: 2 });
  expect(heldBy(Object.assign(hidden, { open: { hands: [[], ["1/2", "4/5", "7/8"], []] } }), 1).hidden).toBe(
    0,
  );
});

// --- selection ---

const MOVES = [
  { move: "rotate" },
  { move: "take", from: 1 },
  { move: "add", card: "5/2", to: 1 },
  { move: "play", cards: ["7/1", "7/3"] },
];

function choosing(refused: Refused | null = null): { selection: DnupSelection; sent: unknown[] } {
  const now = match({ sets: [[[]], [["5/8"]], [[]]], hands: [["5/2", "7/1", "7/3", "9/4"], 5, 5] }, MOVES);
  const spots = locate(now, []);
  const sent: unknown[] = [];
  const live = { seat: 0, play: (move: unknown) => (sent.push(move), Promise.resolve(refused)) };
  return {
    selection: new DnupSelection(() => ({ live: live as unknown as Sitting, match: now, spots })),
    sent,
  };
}

test("a value picks all its cards, then one fewer", async () => {
  const { selection, sent } = choosing();
  selection.pickValue(7);
  expect(selection.picked.length).toBe(2);
  expect(selection.playMove).toBe(MOVES[3]);
  selection.pickValue(7);
  expect(selection.picked.length).toBe(1);
  expect(selection.playMove).toBeUndefined();
  selection.pick("2-5");
  expect(selection.picked.map(({ card }) => card)).toEqual(["5/2"]);
  expect(selection.adds).toEqual([{ seat: 1, area: 1 }]);
  await selection.touch({ seat: 1, area: 1 });
  expect(sent).toEqual([MOVES[2]]);
  expect(selection.picked).toEqual([]);
});

test("a set is taken with the second tap; the first shows how its cards would come", async () => {
  const { selection, sent } = choosing();
  await selection.touch({ seat: 1, area: 1 });
  expect(sent).toEqual([]);
  expect(selection.incoming.map(({ card }) => card)).toEqual(["8/5"]);
  await selection.touch({ seat: 1, area: 1 });
  expect(sent).toEqual([MOVES[1]]);
});

test("picks are undone one by one", () => {
  const { selection, sent } = choosing();
  expect(selection.canUndo).toBe(false);
  selection.pickValue(7);
  selection.look();
  expect(selection.turning).toBe(true);
  selection.undo();
  expect(selection.picked.length).toBe(2);
  selection.undo();
  expect(selection.picked).toEqual([]);
  expect(selection.canUndo).toBe(false);
  expect(sent).toEqual([]);
});

test("cards that can be neither played nor added are grey", () => {
  const { selection } = choosing();
  expect([5, 7, 9].map((value) => selection.isIdle(value))).toEqual([false, false, true]);
  selection.look();
  expect(selection.isIdle(9)).toBe(false);
});

test("a dragged card is picked, and played or added where it is let go", async () => {
  const { selection, sent } = choosing();
  selection.lift("2-5");
  await selection.drop({ seat: 1, area: 1 });
  selection.pickValue(7);
  selection.lift("1-7");
  await selection.drop({ seat: 1, area: 1 });
  expect(selection.note).not.toBe("");
  await selection.drop({ seat: 0, area: 1 });
  expect(sent).toEqual([MOVES[2], MOVES[3]]);
});

test("looking at the hand turned changes nothing", () => {
  const { selection, sent } = choosing();
  selection.look();
  expect(selection.hand.map(({ card }) => card)).toEqual(["2/5", "1/7", "3/7", "4/9"]);
  selection.look();
  expect(selection.hand[0]?.card).toBe("5/2");
  expect(sent).toEqual([]);
});

test("what is not possible is asked of the server, which says why", async () => {
  const refused: Refused = {
    type: "refused",
    id: "a",
    code: "rules/not-higher",
    message: "no",
    rule: "DN-8",
    values: {},
  };
  const { selection, sent } = choosing(refused);
  selection.pick("4-9");
  await selection.play();
  expect(sent).toEqual([{ move: "play", cards: ["9/4"] }]);
  expect(selection.problem).toEqual({ refused, decision: 1, about: { size: 1, place: null } });
});

// --- the log ---

test("the last move comes with all its consequences", () => {
  const lines = [line("dnup/rotated"), line("dnup/played"), line("dnup/beaten"), line("table/said")];
  expect(lastMove(lines).map(({ code }) => code)).toEqual(["dnup/played", "dnup/beaten"]);
});

test("the end of a round stays until I move", () => {
  const lines = [
    line("dnup/played", { seat: 1 }),
    line("dnup/out"),
    line("dnup/round-over"),
    line("table/dealt"),
  ];
  expect(endedRound(lines, 0)?.length).toBe(3);
  expect(endedRound([...lines, line("dnup/rotated", { seat: 2 })], 0)?.length).toBe(3);
  expect(endedRound([...lines, line("dnup/rotated", { seat: 0 })], 0)).toBeNull();
  expect(endedRound([...lines, line("table/ended")], 0)).toBeNull();
});
