// Cards are dragged to places, and a tap stays a tap.
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dragsOf, type Drags } from "./drag";

let leave: (() => void) | void;
let under: Element[] = [];
const done: string[] = [];
const clicks: string[] = [];

function table(more: Partial<Drags> = {}): void {
  document.body.innerHTML = `<div id="root"><button id="card" data-drag="7"></button><p id="pile" data-drop="pile"></p></div>`;
  at("card").onclick = () => clicks.push("card");
  at("card").animate = vi.fn();
  leave = dragsOf({ drop: (card, place) => done.push(`${card} on ${place}`), ...more })(at("root"));
}
const at = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
function point(type: string, x: number, y: number, on: HTMLElement = at("card")): void {
  const about = { bubbles: true, clientX: x, clientY: y, isPrimary: true, button: 0, pointerId: 1 };
  on.dispatchEvent(new PointerEvent(type, about));
}
const settled = (): Promise<void> => new Promise((next) => setTimeout(next, 40));

beforeEach(() => {
  document.elementsFromPoint = () => under;
});
afterEach(() => {
  leave?.();
  document.body.replaceChildren();
  under = [];
  done.length = clicks.length = 0;
});

test("a card follows the pointer, and is dropped where it is let go", async () => {
  table();
  point("pointerdown", 10, 10);
  under = [at("card"), at("pile")];
  point("pointermove", 40, 60);
  expect([at("card").style.translate, at("root").dataset.drags]).toEqual(["30px 50px", "7"]);
  expect(at("pile").dataset.over).toBe("");
  point("pointerup", 40, 60);
  at("card").click();
  expect([done, clicks]).toEqual([["7 on pile"], []]);
  await settled();
  expect([at("card").style.translate, at("pile").dataset.over]).toEqual(["", undefined]);
  at("card").click();
  expect(clicks).toEqual(["card"]);
});

test("a press that hardly moves is a tap", () => {
  table();
  point("pointerdown", 10, 10);
  point("pointermove", 14, 12);
  point("pointerup", 14, 12);
  at("card").click();
  expect([done, clicks, at("card").style.translate]).toEqual([[], ["card"], ""]);
});

test("Escape and letting go beside all places drop nothing", async () => {
  table();
  for (const end of ["Escape", "beside"]) {
    point("pointerdown", 10, 10);
    under = [at("pile")];
    point("pointermove", 40, 60);
    if (end === "Escape") window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    else {
      under = [];
      point("pointermove", 90, 90);
    }
    point("pointerup", 90, 90);
    await settled();
    expect([done, at("card").style.translate, at("root").dataset.drags]).toEqual([[], "", undefined]);
  }
});

test("a game says which cards can be lifted, and which places take them", () => {
  table({ takes: (_, place) => place !== "pile" });
  point("pointerdown", 10, 10);
  under = [at("pile")];
  point("pointermove", 40, 60);
  point("pointerup", 40, 60);
  expect(done).toEqual([]);
  leave?.();
  table({ lift: () => false });
  point("pointerdown", 10, 10);
  point("pointermove", 40, 60);
  expect(at("card").style.translate).toBe("");
});
