// The course of a match from its log: scores, chart and sentences.
import { expect, test, vi } from "vitest";
import { line } from "../testing";
import type { LineView, MatchView, TableView } from "../wire";
import { chartOf, sampled, spread } from "./chart";
import { courseOf, leaderOf } from "./course";
import { storyOf } from "./story";

vi.mock("../lib/words.svelte", () => ({
  t: (id: string, values: object = {}) => [id, ...Object.values(values)].join(" "),
}));
vi.mock("../games/registry", async () => {
  const games = await Promise.all([
    import("../games/up-and-down/index"),
    import("../games/auf-und-ab/index"),
    import("../games/dnup/index"),
  ]);
  const [upAndDown, aufUndAb, dnup] = games.map(({ game }) => game);
  return {
    moduleOf: (game: string) => ({ "up-and-down": upAndDown, "auf-und-ab": aufUndAb, dnup })[game],
  };
});

function tableOf(game: string, players: number, options: object = {}): TableView {
  const seats = ["Ann", "Ben", "Cy"].slice(0, players).map((name) => ({ kind: "person", name, face: null }));
  return { game, options, seats, you: { seat: 0 } } as unknown as TableView;
}
const over = (scores: number[], winners: number[]): MatchView =>
  ({ view: { scores, winners } }) as unknown as MatchView;
const trick = (winner: number | null, taken = 1): LineView => line("up-and-down/trick", { winner, taken });

const TRICKS = [
  trick(1, 9),
  line("table/started", { match: 1 }),
  trick(1),
  trick(null, 0),
  trick(0, 2),
  line("up-and-down/round-over", { round: 0, scores: [2, 1], pot: 0 }),
  trick(1, 3),
  trick(0),
  trick(0, 2),
  line("up-and-down/round-over", { round: 1, scores: [5, 4], pot: 0 }),
];

test("tricks add up over the rounds of the last match, and the lead changes", () => {
  const { points, changes, led, jump } = courseOf(TRICKS, tableOf("up-and-down", 2));
  expect(points.map(({ scores }) => scores)).toEqual([
    [0, 0],
    [0, 1],
    [2, 1],
    [2, 4],
    [3, 4],
    [5, 4],
  ]);
  expect(points.map(({ round }) => round)).toEqual([0, 0, 0, 1, 1, 1]);
  expect([changes, led, jump]).toEqual([3, { seat: 0, from: 1 }, { seat: 1, by: 3, round: 1 }]);
});

test("in Auf und Ab it begins with what was turned up, and a push changes another player's points", () => {
  const lines = [
    line("table/started", { match: 0 }),
    line("auf-und-ab/laid", { seat: 0, count: 2 }),
    line("auf-und-ab/revealed", { sums: [20, 30] }),
    line("auf-und-ab/played", { seat: 0, pile: [1, 0], change: -16 }),
    line("auf-und-ab/round-over", { round: 0, scores: [20, 14] }),
  ];
  const { points, jump, led } = courseOf(lines, tableOf("auf-und-ab", 2));
  expect(points.map(({ scores }) => scores)).toEqual([
    [20, 30],
    [20, 14],
  ]);
  expect(jump).toEqual({ seat: 1, by: -16, round: 0 });
  expect(led).toEqual({ seat: 0, from: 1 });
  expect(courseOf(lines, tableOf("auf-und-ab", 2, { goal: "low" })).led).toEqual({ seat: 1, from: 1 });
});

test("the scores at the end of the round count, whatever earlier lines said", () => {
  const lines = [
    line("dnup/out", { seat: 2, points: 0 }),
    line("dnup/round-over", { round: 0, scores: [0, 0, 1] }),
    line("dnup/out", { seat: 0, points: 2 }),
    line("dnup/round-over", { round: 1, scores: [2, 1, 1] }),
  ];
  expect(courseOf(lines, tableOf("dnup", 3)).points.map(({ scores }) => scores)).toEqual([
    [0, 0, 0],
    [0, 0, 1],
    [2, 0, 1],
    [2, 1, 1],
  ]);
  expect(courseOf([], tableOf("dnup", 3))).toMatchObject({ changes: 0, led: null, jump: null });
  expect([leaderOf([1, 2], false), leaderOf([1, 2], true), leaderOf([2, 2], false)]).toEqual([1, 0, null]);
});

test("three sentences: by how much, who led, the biggest jump", () => {
  const table = tableOf("up-and-down", 2);
  const course = courseOf(TRICKS, table);
  expect(storyOf(table, over([5, 4], [0]), course)).toEqual([
    "web-end-margin Ann yes 1 web-unit-tricks 1",
    "web-end-led-late Ann yes",
    "web-end-jump Ben no +3 web-unit-tricks 3",
  ]);
  expect(storyOf(table, over([5, 4], [0]), { ...course, led: { seat: 0, from: 0.3 } })[1]).toBe(
    "web-end-lead-changes Ann yes 3",
  );
  expect(storyOf(table, over([5, 4], [0]), { ...course, changes: 0 })[1]).toBe("web-end-led-always Ann yes");
});

test("of a shared win, or one without points on the way, nothing untrue is said", () => {
  const table = tableOf("dnup", 2);
  expect(storyOf(table, over([1, 1], [0, 1]), courseOf([], table))).toEqual([]);
  const small = courseOf([trick(1), trick(1)], tableOf("up-and-down", 2));
  expect(storyOf(table, over([0, 2], [0]), small)).toEqual([
    "web-end-margin Ann yes 2 web-unit-rounds-won 2",
  ]);
});

test("the chart reaches from the least to the most, and its faces do not cover each other", () => {
  const points = [
    { round: 0, scores: [0, 0] },
    { round: 0, scores: [2, 0] },
    { round: 1, scores: [4, 4] },
  ];
  const chart = chartOf(points);
  expect(chart.lines).toEqual(["M0,100L50,50L100,0", "M0,100L50,100L100,0"]);
  expect(chart.rounds).toEqual([50]);
  expect(chart.ends).toEqual([11, 31]);
  const crowd = spread([89, 89, 89, 89, 89]);
  expect(Math.max(...crowd)).toBeLessThanOrEqual(89);
  expect(Math.min(...crowd)).toBeGreaterThanOrEqual(0);
});

test("who hears the chart hears ten steps at most, the first and the last among them", () => {
  expect(sampled(4)).toEqual([0, 1, 2, 3]);
  expect(sampled(48)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 47]);
});
