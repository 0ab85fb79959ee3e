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

test("a size stays between the smallest and the largest, in whole pixels", () => {
  expect([within(10, 4, 20), within(10, 12.6, 20), within(10, 40, 20)]).toEqual([10, 13, 20]);
});
