// The notes about a deal stay in this browser, and become the receipt.
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Notes, type SeenDeal } from "./receipt";

function seen(deal: number): SeenDeal {
  return { deal, commitment: `c${deal}`, commitments: ["a", ""], seat: 0, part: "p", hand: ["D2"] };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("notes are there again after the page was closed", () => {
  const notes = new Notes("table");
  notes.put(seen(0));
  notes.put({ ...seen(1), hand: null });
  notes.put(seen(1));
  expect(new Notes("table").receipt()).toEqual({
    format: "updown-receipt/1",
    table: "table",
    deals: [seen(0), seen(1)],
  });
  expect(new Notes("another").receipt().deals).toEqual([]);
});

test("a receipt may be of some deals only", () => {
  const notes = new Notes("table");
  for (const deal of [0, 1, 2]) notes.put(seen(deal));
  expect(notes.receipt(new Set([1, 2])).deals.map(({ deal }) => deal)).toEqual([1, 2]);
});

test("of very many tables the last ones are kept", () => {
  for (let n = 0; n < 45; n += 1) new Notes(`table ${n}`).put(seen(0));
  expect(new Notes("table 4").get(0)).toBeUndefined();
  expect(new Notes("table 5").get(0)).toEqual(seen(0));
  expect(localStorage.length).toBe(41);
});

test("where nothing can be kept, this page still knows", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("forbidden");
  });
  new Notes("private").put(seen(3));
  expect(new Notes("private").get(3)).toEqual(seen(3));
});
