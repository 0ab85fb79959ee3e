// The dots of a thinking bot: only when it takes long, and only when the reader waits for it.
// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Sitting } from "../lib/sitting";
import { match } from "../testing";
import type { SeatView, TableView } from "../wire";
import SeatPlate from "./SeatPlate.svelte";

vi.mock("../lib/words.svelte", () => ({ t: (id: string) => id }));
vi.mock("../lib/sound", () => ({ play: vi.fn() }));

const BOT = { kind: "bot", level: "expert", held: false };
const HELD = { kind: "person", held: true, face: null };
const PERSON = { kind: "person", held: false, face: null };

/** The state that the plate reacts to. */
const now = new SvelteMap<"allShown" | "turn", boolean>();
let plate: Record<string, unknown> | undefined;

function show(sitting: object, paced = true): void {
  const pacing = {
    get allShown() {
      return now.get("allShown") ?? false;
    },
  };
  const live = { seat: 0, news: [], away: [], ahead: 0, ...(paced ? { pacing } : {}) };
  const table = { status: "playing", pace: { kind: "unhurried" }, seats: [PERSON, sitting as SeatView] };
  plate = mount(SeatPlate, {
    target: document.body,
    props: {
      live: live as unknown as Sitting,
      table: table as unknown as TableView,
      get match() {
        return match({ game: "dnup", turn: [now.get("turn") === true ? 1 : 0] });
      },
      seat: 1,
      name: "Bot",
    },
  });
  flushSync();
}
function after(time: number): boolean {
  vi.advanceTimersByTime(time);
  flushSync();
  return document.querySelector(".thinking") !== null;
}
function set(what: "allShown" | "turn", to: boolean): void {
  now.set(what, to);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  now.set("allShown", true);
  now.set("turn", true);
});
afterEach(async () => {
  if (plate !== undefined) await unmount(plate);
  vi.useRealTimers();
});

test("a bot that takes its time is seen to think, until it has moved", () => {
  show(BOT);
  expect(after(700)).toBe(false);
  expect(after(1000)).toBe(true);
  expect(after(60_000)).toBe(true);
  set("turn", false);
  expect(after(0)).toBe(false);
  set("turn", true);
  expect(after(700)).toBe(false);
});

test("while the reader still reads, it is not the bot that is waited for", () => {
  now.set("allShown", false);
  show(BOT);
  expect(after(60_000)).toBe(false);
  set("allShown", true);
  expect(after(700)).toBe(false);
  expect(after(1000)).toBe(true);
});

test.each([
  ["a bot in the place of a person", HELD, true, true],
  ["a person", PERSON, true, false],
  ["a bot in a replay or a lesson", BOT, false, false],
])("%s", (_, sitting, paced, thinks) => {
  show(sitting, paced);
  expect(after(60_000)).toBe(thinks);
});

test("it is not read out", () => {
  show(BOT);
  after(2000);
  expect(document.querySelector(".thinking")?.getAttribute("aria-hidden")).toBe("true");
});
