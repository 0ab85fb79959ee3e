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
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => then());
  const main = document.createElement("main");
  const root = document.createElement("div");
  main.append(root);
  const room = new Room();
  room.root = root;
  resized([{ contentRect: { height: 500 } }]);
  const measured = (height: number): number => {
    Object.defineProperty(root, "clientHeight", { value: height, configurable: true });
    room.down = height;
    return room.height;
  };
  expect(measured(500)).toBe(500);
  expect(measured(512)).toBe(488);
  // What was enough stays; what still is too high shrinks further, but not without end.
  expect(measured(500)).toBe(488);
  expect(measured(503)).toBe(485);
  expect(measured(900)).toBe(350);
  resized([{ contentRect: { height: 700 } }]);
  expect(room.height).toBe(700);
});

test("a size stays between the smallest and the largest, in whole pixels", () => {
  expect([within(10, 4, 20), within(10, 12.6, 20), within(10, 40, 20)]).toEqual([10, 13, 20]);
});
