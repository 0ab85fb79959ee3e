// The end of a round, as it is for every game.
// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import RoundOver from "./RoundOver.svelte";

let shown: Record<string, unknown> | undefined;
afterEach(async () => {
  if (shown !== undefined) await unmount(shown);
});

function show(more: { attend?: boolean; note?: string; best?: number[] } = {}): () => void {
  const close = vi.fn();
  const score = createRawSnippet((count: () => number) => ({ render: () => `<b>${count()} points</b>` }));
  const props = {
    title: "Round 1",
    names: ["Mia", "Tom"],
    scores: [3, 5],
    go: "Go on",
    close,
    score,
    ...more,
  };
  shown = mount(RoundOver, { target: document.body, props });
  flushSync();
  return close;
}

const all = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

test("everybody's score is shown, and the best is marked", () => {
  show({ best: [1], note: "Tom begins." });
  expect([all("h2"), all("th"), all("td")]).toEqual([["Round 1"], ["Mia", "Tom"], ["3 points", "5 points"]]);
  expect([all(".best th"), all("p")]).toEqual([["Tom"], ["Tom begins."]]);
  expect(document.querySelector("section")?.getAttribute("aria-labelledby")).toBe(
    document.querySelector("h2")?.id,
  );
});

test("a button closes it, and has the focus only if the table waits for it", async () => {
  const close = show();
  expect(document.activeElement).toBe(document.body);
  document.querySelector("button")?.click();
  expect(close).toHaveBeenCalledOnce();
  if (shown !== undefined) await unmount(shown);
  show({ attend: true });
  expect(document.activeElement?.textContent).toBe("Go on");
});
