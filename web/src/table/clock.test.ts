// The clock of a seat: everybody sees it, and its player gets an announcement.
// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Clock from "./Clock.svelte";

vi.mock("../lib/words.svelte", () => ({
  t: (id: string, values: Record<string, unknown> = {}) => [id, ...Object.values(values)].join(" "),
}));

let clock: Record<string, unknown>;

function show(seconds: number, mine: boolean): void {
  clock = mount(Clock, {
    target: document.body,
    props: { until: Date.now() + seconds * 1000, ahead: 0, mine },
  });
}
function later(seconds: number): void {
  vi.advanceTimersByTime(seconds * 1000);
  flushSync();
}
const timer = (): string | null | undefined =>
  document.querySelector('[role="timer"]')?.getAttribute("aria-label");
const heard = (): string | null | undefined => document.querySelector('[role="status"]')?.textContent;

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await unmount(clock);
  vi.useRealTimers();
});

test("it says what it counts, and twice that little is left", () => {
  show(75, true);
  flushSync();
  expect([timer(), heard()]).toEqual(["web-time-left 1:15", ""]);
  later(64);
  expect(heard()).toBe("");
  later(1);
  expect([timer(), heard()]).toEqual(["web-time-left 0:10", "web-seconds-left 10"]);
  later(4);
  expect(heard()).toBe("web-seconds-left 10");
  later(2);
  expect([timer(), heard()]).toEqual(["web-time-left 0:04", "web-seconds-left 5"]);
});

test("nobody hears the clocks of others", () => {
  show(5, false);
  flushSync();
  expect([timer(), heard()]).toEqual(["web-time-left 0:05", undefined]);
});
