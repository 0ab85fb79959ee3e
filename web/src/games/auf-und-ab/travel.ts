// Cards travel: where each was before a change, and how it gets to where it is after. Transform and opacity only.
import { prefersReducedMotion } from "svelte/motion";
import type { LineView } from "../../wire";

/** Where cards were: by their name, and the places that cards come from and go to unseen. */
export interface Snapshot {
  cards: Map<string, { rect: DOMRect; node: HTMLElement }>;
  spots: Map<string, { rect: DOMRect; node: HTMLElement }>;
}

/** Nothing has been there before. */
export function blank(spots: Snapshot["spots"]): Snapshot {
  return { cards: new Map(), spots };
}

/** Which place a card comes out of or disappears into. */
export interface Ways {
  from: Map<string, string>;
  to: Map<string, string>;
  /** Cards that go face down from one place to another. */
  hidden: [string, string][];
  /** Where else a card goes that is not to be seen any more. */
  lost: string;
  turned: boolean;
}

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const DEAL_STEP = 25;
const FADE = 150;
const WAY = "way";
const FLYING = { transformOrigin: "0 0", zIndex: 5 };

export function measure(root: HTMLElement): Snapshot {
  const found = (name: "card" | "spot") =>
    new Map(
      [...root.querySelectorAll<HTMLElement>(`[data-${name}]`)].map((node) => [
        node.dataset[name] ?? "",
        { rect: node.getBoundingClientRect(), node },
      ]),
    );
  return { cards: found("card"), spots: found("spot") };
}

/** What the news tell about ways that cannot be seen from the cards alone. */
export function waysOf(news: readonly LineView[], me: number | null): Ways {
  const ways: Ways = { from: new Map(), to: new Map(), hidden: [], lost: "", turned: false };
  for (const { code, values } of news) {
    const seat = values.seat as number;
    const hand = `hand ${seat}`;
    if (code === "auf-und-ab/played") ways.from.set(values.card as string, hand);
    if (code === "auf-und-ab/drew") {
      ways.from.set(values.discard as string, hand);
      if (seat !== me) ways.hidden.push(["stock", hand]);
    }
    if (code === "auf-und-ab/swapped") {
      for (const card of values.discard as string[]) ways.from.set(card, hand);
      if (seat !== me) ways.to.set(values.take as string, hand);
    }
    if (code === "auf-und-ab/laid") for (let n = 0; n < 8; n++) ways.from.set(`back ${seat} ${n}`, hand);
    if (code === "auf-und-ab/revealed") ways.turned = true;
    if (code === "auf-und-ab/buried" && seat === me) ways.lost = "buried";
    if (code === "auf-und-ab/buried" && seat !== me) ways.hidden.push([hand, "buried"]);
  }
  return ways;
}

/** Lets every card go from where it was to where it is now. */
export function travel(root: HTMLElement, before: Snapshot, ways: Ways): void {
  const time = milliseconds(getComputedStyle(root).getPropertyValue("--fast"));
  stop(root);
  const after = measure(root);
  let dealt = 0;
  for (const [card, { rect, node }] of after.cards) {
    const seen = before.cards.get(card)?.rect;
    const spot = ways.from.get(card) ?? (ways.turned ? undefined : "stock");
    const from = seen ?? before.spots.get(spot ?? "")?.rect;
    if (from === undefined || from.width === 0) {
      if (ways.turned) turn(node, time);
    } else if (prefersReducedMotion.current) {
      if (seen === undefined || far(from, rect))
        node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE, id: WAY });
    } else if (far(from, rect)) {
      const delay = seen === undefined && spot === "stock" ? DEAL_STEP * dealt++ : 0;
      const start = { transform: shift(from, rect), ...FLYING };
      node.animate([start, { transform: "none", ...FLYING }], {
        duration: time,
        delay,
        easing: EASE,
        fill: "backwards",
        id: WAY,
      });
    }
  }
  if (prefersReducedMotion.current) return;
  for (const [card, { rect, node }] of before.cards) {
    const goal = after.spots.get(ways.to.get(card) ?? ways.lost)?.rect;
    if (!after.cards.has(card) && goal !== undefined) ghost(root, node, rect, goal, time);
  }
  for (const [start, end] of ways.hidden) {
    const from = before.spots.get(start)?.rect;
    const goal = after.spots.get(end)?.rect;
    const back = root.querySelector<HTMLElement>("[data-back]");
    if (from !== undefined && goal !== undefined && back !== null) ghost(root, back, from, goal, time);
  }
}

/** "200ms", or ".2s" as the build writes it. */
export function milliseconds(time: string): number {
  return Number.parseFloat(time) * (/\dm?s$/.exec(time.trim())?.[0].endsWith("ms") ? 1 : 1000);
}

function far(one: DOMRect, two: DOMRect): boolean {
  return Math.abs(one.left - two.left) + Math.abs(one.top - two.top) > 1;
}

/** What is still on its way sets off anew from where it is. */
function stop(root: HTMLElement): void {
  for (const node of root.querySelectorAll("[data-card]"))
    for (const way of node.getAnimations()) if (way.id === WAY) way.cancel();
}

function shift(from: DOMRect, to: DOMRect): string {
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
}

function turn(node: HTMLElement, time: number): void {
  node.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], {
    duration: time * 1.5,
    easing: EASE,
  });
}

/** A picture of a card that is gone, on its way. */
function ghost(root: HTMLElement, node: HTMLElement, from: DOMRect, to: DOMRect, time: number): void {
  const copy = node.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-card");
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "fixed",
    visibility: "visible",
    margin: "0",
    zIndex: "6",
    pointerEvents: "none",
  });
  Object.assign(copy.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px` });
  root.append(copy);
  const start = { transform: "none", opacity: 1, ...FLYING };
  const end = { transform: shift(to, from), opacity: 0.2, ...FLYING };
  const way = copy.animate([start, end], { duration: time, easing: EASE, fill: "forwards" });
  way.onfinish = way.oncancel = () => copy.remove();
}
