// The number on the app's icon counts all tables where it is my turn, including the open one.
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MyTable } from "../wire";

const table = (id: string, your_turn: boolean, damaged = false): MyTable =>
  ({ table: id, your_turn, damaged }) as MyTable;

let number = 0;
let asked: { resolve: (tables: MyTable[]) => void; reject: (error: Error) => void }[] = [];
/** The module, as in a page that has just been opened. */
let badge: typeof import("./badge");
const soon = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(async () => {
  number = 0;
  asked = [];
  Object.assign(navigator, {
    setAppBadge: (count: number) => Promise.resolve(void (number = count)),
    clearAppBadge: () => Promise.resolve(void (number = 0)),
  });
  vi.stubGlobal("fetch", () =>
    new Promise<MyTable[]>((resolve, reject) => void asked.push({ resolve, reject })).then((tables) =>
      Response.json({ tables }),
    ),
  );
  vi.resetModules();
  badge = await import("./badge");
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ["setAppBadge", "clearAppBadge"]) Reflect.deleteProperty(navigator, name);
});

test("the home page counts where it is my turn, and no table that cannot be opened", () => {
  badge.countTurns([table("a", true), table("b", false), table("c", true, true), table("d", true)]);
  expect(number).toBe(2);
  badge.countTurns([table("b", false)]);
  expect(number).toBe(0);
});

test("a table that is open counts once, while it is my turn there", () => {
  badge.countTurns([table("a", true), table("b", true)]);
  void badge.countTurn("a", true);
  expect(number).toBe(2);
  void badge.countTurn("a", false);
  expect(number).toBe(1);
  void badge.countTurn("c", true);
  expect(number).toBe(2);
  expect(asked).toHaveLength(0);
});

test("where the table was opened first, the server is asked for the others, once", async () => {
  void badge.countTurn("a", false);
  expect(asked).toHaveLength(0);
  void badge.countTurn("a", true);
  asked[0]?.resolve([table("a", true), table("b", true)]);
  await soon();
  expect(number).toBe(2);
  void badge.countTurn("a", false);
  void badge.countTurn("a", true);
  expect([number, asked.length]).toEqual([2, 1]);
});

test("a move that is faster than the answer counts", async () => {
  void badge.countTurn("a", true);
  void badge.countTurn("a", false);
  asked[0]?.resolve([table("a", true), table("b", true)]);
  await soon();
  expect(number).toBe(1);
});

test("without an answer the open table counts alone", async () => {
  void badge.countTurn("a", true);
  asked[0]?.reject(new TypeError("no network"));
  await soon();
  expect(number).toBe(1);
});

test("a browser without numbers on icons asks for nothing", () => {
  Reflect.deleteProperty(navigator, "setAppBadge");
  void badge.countTurn("a", true);
  expect(asked).toHaveLength(0);
});
