// A sheet takes the focus, and gives it back however it is closed.
// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Sheet from "./Sheet.svelte";

vi.mock("./words.svelte", () => ({ t: (id: string) => id }));

const children = createRawSnippet(() => ({ render: () => "<button>inside</button>" }));

/** Opens a sheet from a button, as somebody who steers by keys does, and has it closed by the page. */
async function openAndClose(between: (opener: HTMLElement) => void = () => undefined): Promise<void> {
  document.body.innerHTML = '<main id="main" tabindex="-1"><button id="opener"></button></main>';
  const opener = document.getElementById("opener") as HTMLElement;
  opener.focus();
  const sheet = mount(Sheet, { target: document.body, props: { title: "title", close: vi.fn(), children } });
  flushSync();
  document.querySelector<HTMLElement>("dialog h2")?.focus();
  between(opener);
  await unmount(sheet);
}

afterEach(() => document.body.replaceChildren());

test("closed by the page, it gives the focus back to what opened it", async () => {
  await openAndClose();
  expect(document.activeElement?.id).toBe("opener");
});

test("where that is gone, to the page", async () => {
  await openAndClose((opener) => opener.remove());
  expect(document.activeElement?.id).toBe("main");
});
