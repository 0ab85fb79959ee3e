// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { line as made } from "../../testing";
import type { LineView } from "../../wire";
import { shownPart, sizesFor } from "./sizes";
import { bare, brief, byValue, changeOf, inWords, sumOf, valueOf } from "./symbols";
import type { AufUndAbSelection } from "./selection.svelte";
import { aboutPlace, latest, recentSteps } from "./sentences";
import { leaders, type View } from "./view";
import { waysOf } from "./ways";

/** Messages are shown by their id and the values that are put in. */
vi.mock("../../lib/words.svelte", () => ({
  t: (id: string, values: Record<string, unknown> = {}) => [id, ...Object.values(values)].join(" "),
}));

const line = (number: number, code: string, values: Record<string, unknown> = {}): LineView =>
  made(code, values, number);

const NAMES = ["Mia", "Tom", "Ida"];
const LINES = [
  line(1, "auf-und-ab/played", { seat: 1, card: "A", onto: "AB", pile: [1, 1], change: -2 }),
  line(2, "table/dealt"),
  line(3, "auf-und-ab/played", { seat: 0, card: "ACE", onto: "AC", pile: [0, 0], change: 16 }),
  line(4, "auf-und-ab/played", { seat: 1, card: "AE", onto: "ACE", pile: [0, 0], change: -4 }),
  line(5, "auf-und-ab/drew", { seat: 2, discard: "B", stock: 4 }),
  line(6, "auf-und-ab/kept", { seat: 2 }),
];

test("a card has a value and a name in words", () => {
  expect(["-", "A", "ACD", "ABCDE"].map(valueOf)).toEqual([0, 1, 13, 31]);
  expect(byValue(["E", "-", "BC"])).toEqual(["-", "BC", "E"]);
  expect(sumOf(["E", "CD", "-"])).toBe(28);
  expect(inWords("ACE")).toBe("web-aa-card list-and web-aa-sun, web-aa-cloud web-aa-star 21");
  expect(inWords("-")).toBe("web-aa-joker");
  expect(brief("-")).toBe("web-aa-the-joker");
  expect(bare("-")).toBe("aa-joker");
  expect(changeOf("AC", "ACE")).toBe("E");
  expect(changeOf("-", "B")).toBe("B");
});

test("what happened is said to the one who reads it", () => {
  expect(latest(LINES.slice(0, 4), NAMES, 0)).toBe("web-aa-plays-yours Tom Mia 17 21 −4");
  expect(latest(LINES.slice(0, 4), NAMES, 1)).toBe("web-aa-you-play Tom Mia 17 21 −4");
  expect(latest(LINES.slice(0, 3), NAMES, 2)).toBe("web-aa-plays-own Mia Mia 21 5 +16");
  expect(latest(LINES.slice(0, 2), NAMES, 2)).toBe("");
});

test("a touched place shows the score of its seat, or what lies there", () => {
  const view = { phase: "act", seat: 0, scores: [31, 12, 0], hands: [["A"], 4, 4] };
  const about = (at: string, phase = "act"): string =>
    aboutPlace(at, {
      view: { ...view, phase },
      nameOf: (seat: number) => NAMES[seat],
    } as unknown as AufUndAbSelection);
  expect(about("seat:1")).toBe("web-about-seat Tom cards 4, aa-points 12");
  expect(about("seat:0")).toBe("web-about-seat web-table-you cards 1, aa-points 31");
  expect(about("seat:2", "lay")).toBe("web-about-seat Ida cards 4");
  expect(about("open")).toBe("web-aa-about-open");
  expect(about("hand")).toBe("");
});

test("the piles that moved since my last move are marked", () => {
  expect(recentSteps(LINES, 0)).toEqual([{ seat: 0, pile: 0, change: -4 }]);
  expect(recentSteps(LINES.slice(0, 3), 0)).toEqual([{ seat: 0, pile: 0, change: 16 }]);
  expect(recentSteps(LINES.slice(0, 2), 0)).toEqual([]);
});

test("cards come from and go to where the news say", () => {
  const ways = waysOf(LINES.slice(4), 0);
  const card = { face: "", rect: new DOMRect() };
  expect(ways.from({ ...card, id: "B" })).toBe("hand 2");
  expect(ways.from({ ...card, id: "C" })).toBe("stock");
  expect(ways.to({ ...card, id: "C" })).toBeUndefined();
  expect(ways.hidden).toEqual([["stock", "hand 2"]]);
});

test("who is ahead depends on the goal, and nobody is when all are level", () => {
  const view = { phase: "act", scores: [20, 8, 20] } as unknown as View;
  expect(leaders(view, false)).toEqual([0, 2]);
  expect(leaders(view, true)).toEqual([1]);
  expect(leaders({ ...view, scores: [8, 8, 8] }, false)).toEqual([]);
});

test("a card in a fan shows as much as the next one leaves free", () => {
  expect(shownPart(5, 60, 336, 1)).toBe(1);
  expect(shownPart(10, 60, 336, 1)).toBeCloseTo(0.511, 2);
  expect(shownPart(13, 60, 336, 2)).toBeCloseTo(0.767, 2);
});

test("many cards lie in two rows, few in one of larger ones", () => {
  const phone = { width: 360, height: 596, players: 2, open: 0, heaps: 1, banner: false, plate: 52 };
  const many = sizesFor({ ...phone, hand: 13 });
  const few = sizesFor({ ...phone, hand: 10 });
  expect([many.rows, few.rows]).toEqual([2, 1]);
  expect(few.hand).toBeGreaterThan(many.hand);
});
