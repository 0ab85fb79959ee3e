// The log of a table that is played over days.
// @vitest-environment happy-dom
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Sitting } from "../lib/sitting";
import { prefs } from "../lib/prefs.svelte";
import { LANGUAGES, type TableView } from "../wire";
import Log from "./Log.svelte";

vi.mock("./sentences", () => ({ sentence: ({ code }: { code: string }) => code }));

let log: Record<string, unknown> | undefined;

function show(...times: Date[]): string[] {
  const lines = times.map((at, number) => ({ number, at: at.getTime(), code: `line ${number}`, values: {} }));
  log = mount(Log, {
    target: document.body,
    props: { live: { lines } as unknown as Sitting, table: { seats: [] } as unknown as TableView },
  });
  return [...document.querySelectorAll("li strong")].map((day) => day.textContent);
}

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20, 9), toFake: ["Date"] }));
afterEach(async () => {
  if (log !== undefined) await unmount(log);
  vi.useRealTimers();
});

const [monday, evening, thursday] = [
  new Date(2026, 10, 16, 14, 5),
  new Date(2026, 10, 16, 20, 5),
  new Date(2026, 10, 19, 14, 5),
];

test("every day has its date, the latest first", () => {
  prefs.lang = "en";
  expect(show(monday, evening, thursday)).toEqual(["Thursday 19 November", "Monday 16 November"]);
});

test("what happened today needs none", () => {
  expect(show(new Date(), new Date())).toEqual([]);
});

test.each([...LANGUAGES])("a date can be written in %s", (lang) => {
  prefs.lang = lang;
  expect(show(monday)[0]).toContain("16");
});
