// The callbacks before and after every change of a table.
// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { line } from "../testing";
import type { LineView } from "../wire";
import { followChanges } from "./changes.svelte";

class FakeLive {
  news = $state.raw<LineView[]>([line("table/started")]);
  picked = $state(0);
}

let stop: () => void = () => undefined;
afterEach(() => stop());

test("before and after every change, with the news if there are any", () => {
  const live = new FakeLive();
  const done: string[] = [];
  stop = $effect.root(() =>
    followChanges(() => live, {
      watch: () => [live.news, live.picked],
      before: () => done.push("before"),
      after: (news) => done.push(`after ${news.map(({ code }) => code).join()}`),
    }),
  );
  flushSync();
  // Events from before the table was shown are not new.
  expect(done.splice(0)).toEqual(["before", "after "]);
  live.news = [line("dnup/played"), line("dnup/out")];
  flushSync();
  expect(done.splice(0)).toEqual(["before", "after dnup/played,dnup/out"]);
  live.picked = 1;
  flushSync();
  expect(done.splice(0)).toEqual(["before", "after "]);
});
