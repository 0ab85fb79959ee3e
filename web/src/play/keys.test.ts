// The keyboard at a table.
// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { keysOf } from "./keys";

let leave: (() => void) | void;
afterEach(() => {
  leave?.();
  document.body.replaceChildren();
});

/** A hand of cards, and two targets above it. */
function table(cards = ["1", "2", "3"]): HTMLElement {
  const root = document.createElement("div");
  const button = (id: string, kind: string): string => `<button id="${id}" class="${kind}">${id}</button>`;
  root.innerHTML = button("x", "goal") + button("y", "goal") + cards.map((id) => button(id, "card")).join("");
  document.body.append(root);
  leave = keysOf({ hand: ".card", above: [".goal"] })(root);
  return root;
}

const at = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const focused = (): string => document.activeElement?.id ?? "";
const stops = (root: HTMLElement): string[] =>
  [...root.querySelectorAll<HTMLElement>(".card")].filter((card) => card.tabIndex === 0).map(({ id }) => id);
function press(...keys: string[]): void {
  for (const key of keys)
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}
/** Waits until the observers of the page have run. */
const noticed = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

test("the hand is one stop: the card that last had the focus, else the picked one, else the first", async () => {
  const root = table();
  expect(stops(root)).toEqual(["1"]);
  at("3").ariaPressed = "true";
  at("3").setAttribute("aria-pressed", "true");
  await noticed();
  expect(stops(root)).toEqual(["3"]);
  at("2").focus();
  expect(stops(root)).toEqual(["2"]);
});

test("arrows go along the hand, and stop at its ends", () => {
  table();
  at("1").focus();
  press("ArrowRight", "ArrowRight");
  expect(focused()).toBe("3");
  press("ArrowRight");
  expect(focused()).toBe("3");
  press("Home");
  expect(focused()).toBe("1");
  press("ArrowLeft", "End");
  expect(focused()).toBe("3");
});

test("up goes to what the card can be used for, down back to the same card", () => {
  table();
  at("2").focus();
  press("ArrowUp", "ArrowRight");
  expect(focused()).toBe("y");
  press("ArrowDown");
  expect(focused()).toBe("2");
});

test("in a hand of two rows, up and down go to the nearest card of the other row", () => {
  table(["1", "2", "3", "4"]);
  const places: Record<string, [number, number]> = { "1": [0, 0], "2": [50, 0], "3": [5, 80], "4": [55, 80] };
  for (const [id, [x, y]] of Object.entries(places))
    at(id).getBoundingClientRect = () => new DOMRect(x, y, 50, 70);
  at("2").focus();
  press("ArrowDown");
  expect(focused()).toBe("4");
  press("ArrowUp");
  expect(focused()).toBe("2");
  press("ArrowUp");
  expect(focused()).toBe("x");
});

test("when the card with the focus is played, its neighbour gets the focus", async () => {
  const root = table();
  at("2").focus();
  at("2").remove();
  await noticed();
  expect([focused(), stops(root)]).toEqual(["3", ["3"]]);
  at("3").remove();
  await noticed();
  expect(focused()).toBe("1");
});

test("when anything else with the focus goes, the hand gets the focus; never from elsewhere", async () => {
  table();
  at("x").focus();
  at("x").remove();
  await noticed();
  expect(focused()).toBe("1");
  const outside = document.createElement("button");
  document.body.append(outside);
  outside.focus();
  at("1").remove();
  await noticed();
  expect(document.activeElement).toBe(outside);
});
