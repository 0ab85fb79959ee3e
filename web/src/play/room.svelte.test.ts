// How much room a table has.
// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { Room, within } from "./room.svelte";

test("before anything is laid out the whole window is assumed, below the head of the page", () => {
  const room = new Room();
  expect([room.width, room.height]).toEqual([innerWidth, innerHeight - 56]);
});

test("then it is as wide as the table, and as high as the main part of the page", () => {
  let tell: (entries: { contentRect: { height: number } }[]) => void = () => {};
  let watched: unknown = null;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(heard: typeof tell) {
        tell = heard;
      }
      observe = (node: unknown): unknown => (watched = node);
      disconnect = (): unknown => (watched = null);
    },
  );
  const main = document.createElement("main");
  const root = document.createElement("div");
  main.append(root);
  const room = new Room();
  [room.root, room.across] = [root, 400];
  expect(watched).toBe(main);
  tell([{ contentRect: { height: 480 } }]);
  expect([room.width, room.height]).toEqual([400, 480]);
  room.root = undefined;
  expect(watched).toBe(null);
});

test("where the table is higher than its place, the height shrinks by as much until the window changes", () => {
  let resized: (entries: { contentRect: { height: number } }[]) => void = () => {};
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(heard: typeof resized) {
        resized = heard;
      }
      observe = (): void => {};
      disconnect = (): void => {};
    },
  );
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => frames.push(then));
  const main = document.createElement("main");
  const root = document.createElement("div");
  main.append(root);
  const room = new Room();
  room.root = root;
  resized([{ contentRect: { height: 500 } }]);
  /** Lays the table out until nothing changes any more; `high` gives its height for an allowed height. */
  const layOut = (high: (allowed: number) => number): number => {
    room.down = high(room.height);
    while (frames.length > 0) {
      Object.defineProperty(root, "clientHeight", { value: high(room.height), configurable: true });
      frames.shift()?.();
    }
    return room.height;
  };
  expect(layOut(() => 500)).toBe(500);
  expect(layOut((allowed) => allowed + 12)).toBe(488);
  // The smaller height stays, even if the table would fit again.
  expect(layOut(() => 500)).toBe(488);
  // A table that shrinks only below some height gets less height until it shrinks.
  expect(layOut((allowed) => (allowed > 470 ? 505 : 499))).toBe(468);
  // But there is a limit.
  expect(layOut(() => 900)).toBe(350);
  resized([{ contentRect: { height: 700 } }]);
  expect(room.height).toBe(700);
});

test("a size stays between the smallest and the largest, in whole pixels", () => {
  expect([within(10, 4, 20), within(10, 12.6, 20), within(10, 40, 20)]).toEqual([10, 13, 20]);
});
