// Updates are played one after another, and can be skipped.
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { line } from "../testing";
import type { LineView } from "../wire";
import { curtain } from "../lib/curtain";
import { readingTime } from "./pace";
import { Staging, type Pause } from "./staging.svelte";

const reduced = vi.hoisted(() => ({ current: false }));
vi.mock("svelte/motion", () => ({ prefersReducedMotion: reduced }));

const codesOf = (lines: readonly LineView[]): string[] => lines.map(({ code }) => code);

const LETTERS = 40;
/** Each line is a picture of 100 milliseconds; "read" is a text that is not skipped together with the pictures before.
 * */
class Pictures extends Staging<string> {
  shown = "";

  protected override overtakes(lines: readonly LineView[]): boolean {
    return codesOf(lines).includes("now");
  }
  protected override *play(match: string, lines: readonly LineView[]): Generator<Pause> {
    for (const code of codesOf(lines)) {
      this.shown = code;
      if (code === "read") this.stay();
      yield code === "read" ? { letters: LETTERS, least: 0 } : 100;
    }
    this.shown = match;
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  reduced.current = false;
});

test("pictures follow one another, and updates too; at the end the table is as the server says", () => {
  const stage = new Pictures("start");
  stage.receive("one", [line("a"), line("b")]);
  stage.receive("two", [line("c")]);
  const seen = [stage.shown];
  for (let n = 0; n < 3; n++) {
    vi.advanceTimersByTime(100);
    seen.push(stage.shown);
  }
  expect(seen).toEqual(["a", "b", "c", "two"]);
  expect(stage.busy).toBe(false);
});

test("the same match is not played twice", () => {
  const stage = new Pictures("start");
  stage.receive("start", [line("a")]);
  expect([stage.shown, stage.busy]).toEqual(["", false]);
});

test("a tap skips what is played, and the next update is played from its beginning", () => {
  const stage = new Pictures("start");
  stage.receive("one", [line("a"), line("b")]);
  stage.receive("two", [line("c")]);
  stage.skip();
  expect([stage.shown, stage.busy]).toEqual(["c", true]);
});

test("a text is shown to the one who skipped, and for as long where motion is reduced", () => {
  reduced.current = true;
  const stage = new Pictures("start");
  stage.receive("one", [line("a"), line("read")]);
  stage.skip();
  vi.advanceTimersByTime(readingTime(LETTERS, "normal") - 1);
  expect(stage.shown).toBe("read");
  vi.advanceTimersByTime(1);
  expect(stage.shown).toBe("one");
});

test("where motion is reduced, pictures change sooner", () => {
  reduced.current = true;
  const stage = new Pictures("start");
  stage.receive("one", [line("a")]);
  vi.advanceTimersByTime(40);
  expect(stage.shown).toBe("one");
});

test("an important update ends the one that is played", () => {
  const stage = new Pictures("start");
  stage.receive("one", [line("a"), line("b")]);
  stage.receive("two", [line("now")]);
  expect(stage.shown).toBe("now");
});

test("behind a sheet no picture changes", () => {
  const stage = new Pictures("start");
  stage.receive("one", [line("a"), line("b")]);
  const raise = curtain.lower();
  vi.advanceTimersByTime(1000);
  expect(stage.shown).toBe("a");
  raise();
  vi.advanceTimersByTime(0);
  expect(stage.shown).toBe("b");
});

test("a pacing says how long a text stays, and receives the scene that is shown", () => {
  const scenes: (boolean | null)[] = [];
  const pacing = {
    allShown: true,
    timeFor: () => Infinity,
    setScene: (at: { asks: boolean } | null) => void scenes.push(at && at.asks),
  };
  const stage = new Pictures("start", pacing);
  stage.receive("one", [line("a"), line("read")]);
  vi.advanceTimersByTime(60_000);
  expect([stage.shown, scenes]).toEqual(["read", [false, true]]);
  stage.skip();
  expect([stage.shown, scenes.at(-1)]).toEqual(["one", null]);
});
