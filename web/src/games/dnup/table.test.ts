import { expect, test } from "vitest";
import type { LiveTable } from "../../lib/live.svelte";
import type { LineView, MatchView, Refused } from "../../wire";
import { counts, ink, pairOf, same, sorted, turned } from "./cards";
import { Choice } from "./choice.svelte";
import { endedRound, lastMove } from "./history";
import { heldBy, laidAt, locate, type Spot } from "./view";

function match(view: Record<string, unknown>, moves: Record<string, unknown>[] = []): MatchView {
  const plain = { round: 0, turn: [0], scores: [0, 0, 0], out: [], known: [[], [], []], area: 1 };
  return { decision: 1, view: { ...plain, ...view }, moves, can_take_back: false, deadlines: [], open: null };
}

function line(code: string, values: Record<string, unknown> = {}): LineView {
  return { number: 1, at: 0, code, values };
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
  expect(heldBy({ ...hidden, open: { hands: [[], ["1/2", "4/5", "7/8"], []] } }, 1).hidden).toBe(0);
});

// --- what I am about to do ---

const MOVES = [
  { move: "rotate" },
  { move: "take", from: 1 },
  { move: "add", card: "5/2", to: 1 },
  { move: "play", cards: ["7/1", "7/3"] },
];

function choosing(refused: Refused | null = null): { choice: Choice; sent: unknown[] } {
  const now = match({ sets: [[[]], [["5/8"]], [[]]], hands: [["5/2", "7/1", "7/3", "9/4"], 5, 5] }, MOVES);
  const spots = locate(now, []);
  const sent: unknown[] = [];
  const live = { seat: 0, play: (move: unknown) => (sent.push(move), Promise.resolve(refused)) };
  return { choice: new Choice(() => ({ live: live as unknown as LiveTable, match: now, spots })), sent };
}

test("a value picks all its cards, then one fewer", async () => {
  const { choice, sent } = choosing();
  choice.pickValue(7);
  expect(choice.picked.length).toBe(2);
  expect(choice.playMove).toBe(MOVES[3]);
  choice.pickValue(7);
  expect(choice.picked.length).toBe(1);
  expect(choice.playMove).toBeUndefined();
  choice.pick("2-5");
  expect(choice.picked.map(({ card }) => card)).toEqual(["5/2"]);
  expect(choice.adds).toEqual([{ seat: 1, area: 1 }]);
  await choice.touch({ seat: 1, area: 1 });
  expect(sent).toEqual([MOVES[2]]);
  expect(choice.picked).toEqual([]);
});

test("a set is taken with the second tap; the first shows how its cards would come", async () => {
  const { choice, sent } = choosing();
  await choice.touch({ seat: 1, area: 1 });
  expect(sent).toEqual([]);
  expect(choice.incoming.map(({ card }) => card)).toEqual(["8/5"]);
  await choice.touch({ seat: 1, area: 1 });
  expect(sent).toEqual([MOVES[1]]);
});

test("looking at the hand turned changes nothing", () => {
  const { choice, sent } = choosing();
  choice.look();
  expect(choice.hand.map(({ card }) => card)).toEqual(["2/5", "1/7", "3/7", "4/9"]);
  choice.look();
  expect(choice.hand[0]?.card).toBe("5/2");
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
  const { choice, sent } = choosing(refused);
  choice.pick("4-9");
  await choice.play();
  expect(sent).toEqual([{ move: "play", cards: ["9/4"] }]);
  expect(choice.why).toEqual({ refused, size: 1, place: null, decision: 1 });
});

// --- what the log says ---

test("the last move is told with all that came of it", () => {
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
