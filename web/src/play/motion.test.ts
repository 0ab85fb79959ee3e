// Cards move from their old to their new positions.
// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { Motion, type Ways } from "./motion.svelte";
import { fitted, fly, shift } from "./travel";

const reduced = vi.hoisted(() => ({ current: false }));
vi.mock("svelte/motion", () => ({ prefersReducedMotion: reduced }));

let root: HTMLElement;
/** The animations: the card, its first transform, and the delay. */
let moved: [string, string, number][];

/** A table with cards and places at those points; every card is 50 x 70. */
function draw(cards: Record<string, number>, places: Record<string, number> = {}): void {
  root = document.createElement("div");
  const add = (kind: "card" | "place", name: string, x: number): void => {
    const node = document.createElement("span");
    node.dataset[kind] = name;
    node.getBoundingClientRect = () => new DOMRect(x, 0, 50, 70);
    node.getAnimations = () => [];
    node.animate = (frames, options) => {
      const [start] = frames as Keyframe[];
      moved.push([
        name,
        String(start?.transform ?? "fade"),
        (options as KeyframeAnimationOptions).delay ?? 0,
      ]);
      return {} as Animation;
    };
    root.append(node);
  };
  for (const [name, x] of Object.entries(cards)) add("card", name, x);
  for (const [name, x] of Object.entries(places)) add("place", name, x);
}

const nowhere: Ways = { from: () => undefined, to: () => undefined };

beforeEach(() => {
  moved = [];
  reduced.current = false;
});

test("a card glides from its old place, and one that stays does not move", () => {
  const motion = new Motion(() => root);
  draw({ A: 0, B: 100 });
  motion.remember();
  draw({ A: 30, B: 100 });
  motion.depart(nowhere);
  expect(moved).toEqual([["A", "translate(-30px, 0px) scale(1)", 0]]);
});

test("of several changes before the page is drawn, the first counts", () => {
  const motion = new Motion(() => root);
  draw({ A: 0 });
  motion.remember();
  draw({ A: 10 });
  motion.remember();
  motion.depart(nowhere);
  expect(moved).toEqual([["A", "translate(-10px, 0px) scale(1)", 0]]);
});

test("new cards are dealt from the deck one after another, or come from where the news say, or appear", () => {
  const motion = new Motion(() => root, "stock");
  const appeared: unknown[] = [];
  draw({ A: 0, B: 50, C: 100, D: 150 }, { stock: 200, hand: 300 });
  const from: Record<string, string> = { A: "stock", B: "stock", C: "hand" };
  motion.depart({
    ...nowhere,
    from: ({ id }) => from[id],
    appear: (node) => appeared.push(node.dataset.card),
  });
  expect(moved.map(([card, , delay]) => [card, delay])).toEqual([
    ["A", 0],
    ["B", 25],
    ["C", 0],
  ]);
  expect(moved[2]?.[1]).toBe("translate(200px, 0px) scale(1)");
  expect(appeared).toEqual(["D"]);
});

test("when cards are dealt anew, it does not matter where they were", () => {
  const motion = new Motion(() => root, "stock");
  draw({ A: 0, B: 50 }, { stock: 200 });
  motion.remember();
  draw({ A: 0 }, { stock: 200 });
  motion.depart({ from: () => "stock", to: () => "stock", dealt: true });
  expect(moved).toEqual([["A", "translate(200px, 0px) scale(1)", 0]]);
  expect(motion.flights).toEqual([]);
});

test("a card that has gone flies as a copy to where it is, and lands", () => {
  const motion = new Motion(() => root);
  draw({ A: 0, B: 50 }, { hand: 200, stock: 300 });
  motion.remember();
  draw({}, { hand: 210, stock: 300 });
  motion.depart({
    ...nowhere,
    to: ({ id }) => (id === "A" ? "hand" : undefined),
    hidden: [["stock", "hand"]],
  });
  expect(motion.flights.map(({ id, face, from, to }) => [id, face, from.x, to.x])).toEqual([
    ["A", "A", 0, 210],
    ["", "", 300, 210],
  ]);
  expect(motion.faceBefore("B")).toBe("B");
  const [first] = motion.flights;
  if (first !== undefined) motion.land(first);
  expect(motion.flights.map(({ id }) => id)).toEqual([""]);
});

test("where motion is reduced, what has moved fades and nothing flies", () => {
  reduced.current = true;
  const motion = new Motion(() => root);
  draw({ A: 0, B: 50, C: 100 }, { hand: 200 });
  motion.remember();
  draw({ A: 30, C: 100 }, { hand: 200 });
  motion.depart({ ...nowhere, to: () => "hand" });
  expect(moved.map(([card, how]) => [card, how])).toEqual([["A", "fade"]]);
  expect(motion.flights).toEqual([]);
});

test("a place is where it is, or where something was that has left the page", () => {
  const motion = new Motion(() => root);
  draw({ A: 5 }, { pot: 200 });
  motion.note("hand", root.querySelector<HTMLElement>("[data-card]") as HTMLElement);
  expect([motion.place("pot")?.x, motion.place("hand")?.x, motion.place("nowhere")]).toEqual([
    200,
    5,
    undefined,
  ]);
});

test("a card is fitted into the middle of a place, and does not grow much", () => {
  const wide = fitted(new DOMRect(0, 0, 200, 35), { width: 50 });
  expect([wide?.x, wide?.width, wide?.height]).toEqual([87.5, 25, 35]);
  expect(fitted(new DOMRect(0, 0, 1000, 1000), { width: 50 })?.width).toBe(70);
  expect(shift(new DOMRect(0, 0, 100, 140), new DOMRect(0, 0, 50, 70))).toBe(
    "translate(25px, 35px) scale(2)",
  );
});

test("a copy is as large as the larger end of its way", () => {
  const node = document.createElement("div");
  let frames: Keyframe[] = [];
  node.animate = (given) => {
    frames = given as Keyframe[];
    return {} as Animation;
  };
  fly(node, { from: new DOMRect(0, 0, 25, 35), to: new DOMRect(100, 0, 50, 70) }, () => undefined);
  expect(node.style.width).toBe("50px");
  expect(frames.length).toBe(3);
});
