// Whom I do not want to hear, I do not hear, at that table and after a reload.
// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { line } from "../testing";

const said = [
  line("table/said", { person: 1, text: "boo" }),
  line("table/reacted", { person: 1, reaction: "sad" }),
  line("table/said", { person: 2, text: "well played" }),
  line("table/left", { seat: 1, name: "Ben" }),
];

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const load = async (): Promise<(typeof import("./muted.svelte"))["muted"]> =>
  (await import("./muted.svelte")).muted;

test("words and reactions of one person are left out, and nothing else", async () => {
  const muted = await load();
  expect(muted.heard(said, "t")).toEqual(said);
  muted.set("t", 1, true);
  expect(muted.heard(said, "t")).toEqual(said.slice(2));
  expect(muted.heard(said, "another")).toEqual(said);
  vi.resetModules();
  const again = await load();
  expect([again.has("t", 1), again.has("t", 2), again.has("t", null)]).toEqual([true, false, false]);
  again.set("t", 1, false);
  expect(again.heard(said, "t")).toEqual(said);
});

test("the last fifty tables are remembered, whatever the browser had kept before", async () => {
  localStorage.setItem("updown-muted", "{nonsense");
  const muted = await load();
  for (let table = 0; table < 60; table++) muted.set(`t${table}`, 1, true);
  expect(Object.keys(JSON.parse(localStorage.getItem("updown-muted") ?? "") as object)).toHaveLength(50);
  expect([muted.has("t9", 1), muted.has("t59", 1)]).toEqual([false, true]);
});
