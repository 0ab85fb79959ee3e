// Titles are read out in their own language.
// @vitest-environment happy-dom
import { mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import GameTitle from "./GameTitle.svelte";

let title: Record<string, unknown>;

function show(props: { game: string; text?: string }): string {
  title = mount(GameTitle, { target: document.body, props });
  return document.body.innerHTML.replaceAll(/<!--.*?-->/g, "").trim();
}

afterEach(() => unmount(title));

test("alone", () => {
  expect(show({ game: "auf-und-ab" })).toBe('<span lang="de">Auf und Ab</span>');
});

test("within a text", () => {
  expect(show({ game: "auf-und-ab", text: "Auf und Ab : une table" })).toBe(
    '<span lang="de">Auf und Ab</span> : une table',
  );
});

test("a word of no language is left as it is", () => {
  expect(show({ game: "dnup" })).toBe("<span>dnup</span>");
});
