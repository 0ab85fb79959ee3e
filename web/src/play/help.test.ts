// The help: the goal of the game with the options of this table, whose turn it is, and one line for each kind of move.
// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { match } from "../testing";
import type { TableView } from "../wire";
import Help from "./Help.svelte";

vi.mock("../lib/words.svelte", () => ({
  t: (id: string, values: object = {}) => [id, ...Object.values(values)].join(" "),
  words: { need: () => Promise.resolve(), has: () => false },
}));

const names = ["Mia", "Nora", "Theo"];
let shown: Record<string, unknown> | undefined;
afterEach(async () => {
  if (shown !== undefined) await unmount(shown);
});

interface Situation {
  players?: number;
  options?: object;
  turn?: number[];
  over?: boolean;
  back?: boolean;
  seat?: number | null;
}

/** Every text of the sheet, in order. */
async function read(game: string, moves: object[], situation: Situation = {}): Promise<string[]> {
  const { players = 3, options = {}, turn = [0], over = false, back = false, seat = 0 } = situation;
  const table = { game, options, you: { seat }, seats: Array(players).fill({}) } as unknown as TableView;
  const now = { ...match({ game, turn, over }, moves), can_take_back: back };
  const props = { table, match: now, names: names.slice(0, players), close: vi.fn() };
  shown = mount(Help, { target: document.body, props });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("h3")).not.toBe(null);
  });
  return [...document.querySelectorAll(".inside > p, h3, li")].map((each) =>
    each.textContent.replace(/\s+/g, " ").trim(),
  );
}

test("Up & Down: the trick boss has three ways, a player who chooses a card has one", async () => {
  const changes = [
    { move: "roll" },
    { move: "flip" },
    ...[1, 2, 3].map((turns) => ({ move: "rotate", turns })),
  ];
  expect(await read("up-and-down", changes)).toEqual([
    "web-help-aimweb-ud-aim",
    "web-your-turn",
    "web-ud-can-flip web-ud-can-flip-how",
    "web-ud-can-rotate web-ud-can-rotate-how",
    "web-ud-can-roll web-ud-can-roll-how",
  ]);
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/rules/up-and-down");
  if (shown !== undefined) await unmount(shown);
  const cards = ["H7", "S2"].map((card) => ({ move: "choose", card }));
  expect((await read("up-and-down", cards)).slice(2)).toEqual(["web-ud-can-choose web-ud-can-choose-how"]);
});

test("what was chosen can be chosen again while the others are at it", async () => {
  expect((await read("up-and-down", [], { turn: [1, 2], back: true })).slice(1)).toEqual([
    "web-help-waiting Nora, Theo",
    "web-choose-again web-help-again",
  ]);
});

test.each(["high", "low"])("Auf und Ab: the goal is the one of this table, %s", async (goal) => {
  const moves = [
    { move: "draw", discard: "A" },
    { move: "play", card: "A", pile: [0, 0] },
    { move: "play", card: "A", pile: [1, 0] },
  ];
  expect(await read("auf-und-ab", moves, { options: { goal } })).toEqual([
    `web-help-aimweb-aa-aim-${goal}`,
    "web-your-turn",
    "web-aa-can-playweb-help-ways 2 web-aa-can-play-how",
    "web-aa-can-draw web-aa-can-draw-how",
  ]);
});

test.each([
  [2, "web-dn-aim-two"],
  [3, "web-dn-aim"],
])("dnup: %i players", async (players, aim) => {
  const moves = [{ move: "take", from: 1 }, { move: "rotate" }];
  expect(await read("dnup", moves, { players })).toEqual([
    `web-help-aim${aim}`,
    "web-your-turn",
    "web-dn-can-takeweb-help-ways 1 web-dn-can-take-how",
    "web-dn-can-rotate web-dn-can-rotate-how",
  ]);
});

test("who waits, watches, or has played to the end reads that nothing is to be done", async () => {
  expect((await read("dnup", [], { turn: [1] })).slice(1)).toEqual(["web-turn-of Nora", "web-help-nothing"]);
  if (shown !== undefined) await unmount(shown);
  expect((await read("dnup", [], { turn: [1], seat: null })).slice(1)).toEqual([
    "web-turn-of Nora",
    "web-help-watching",
  ]);
  if (shown !== undefined) await unmount(shown);
  expect((await read("dnup", [], { turn: [], over: true })).slice(1)).toEqual(["web-help-over"]);
});

test("a game from outside lists its moves in its own words, not all of very many", async () => {
  const moves = Array.from({ length: 11 }, (_, card) => ({ move: "push", card }));
  const read11 = await read("seesaw", moves);
  expect(read11).toHaveLength(10);
  expect(read11[1]).toContain("push");
  expect(read11.at(-1)).toBe("web-help-more 3");
});
