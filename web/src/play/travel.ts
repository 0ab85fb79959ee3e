// Animations of cards: a card that stays on the page glides, a copy of one that has gone flies, and a card that appears
// or disappears has a transition. With reduced motion they fade.
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";
import { fadeChange } from "../cards/fade";

/** The duration of a movement in milliseconds, and its easing, the same as `cubicOut`. */
export const TRAVEL = 240;
/** The duration of a slow, high movement; during it the card has this as `--turning`. */
export const SOLEMN = 520;
const HIGH_UP = 1.22;
export const EASE = "cubic-bezier(0.33, 1, 0.68, 1)";
const GLIDING = "gliding";
const RAISED = { zIndex: 5 };
/** Cards are 5:7, and their growth is limited. */
const HIGH = 1.4;
const GROWTH = 1.4;

/** A card as large as fits into a place, in its middle. */
export function fitted(place: DOMRect | undefined, card: { width: number }): DOMRect | undefined {
  if (place === undefined) return undefined;
  const width = Math.min(card.width * GROWTH, place.width, place.height / HIGH);
  const [left, top] = [place.x + (place.width - width) / 2, place.y + (place.height - width * HIGH) / 2];
  return new DOMRect(left, top, width, width * HIGH);
}

/** The transform that shows an element at another place of the same shape. */
export function shift(from: DOMRect, to: DOMRect, part = 1): string {
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const scale = Math.min(from.width / to.width, from.height / to.height);
  return `translate(${x * part}px, ${y * part}px) scale(${1 + (scale - 1) * part})`;
}

/** Lets a card glide from its old to its new position. */
export function glide(node: HTMLElement, from: DOMRect, to: DOMRect, delay: number, solemn = false): void {
  if (to.width === 0) return;
  const away = Math.abs(from.left - to.left) + Math.abs(from.top - to.top);
  if (away < 1 && Math.abs(from.width / to.width - 1) < 0.02) return;
  if (prefersReducedMotion.current) return fadeChange(node);
  const middle = { transform: `${shift(from, to, 0.5)} scale(${HIGH_UP})`, ...RAISED };
  if (solemn) node.style.setProperty("--turning", `${SOLEMN}ms`);
  const way = node.animate(
    [
      { transform: shift(from, to), ...RAISED },
      ...(solemn ? [middle] : []),
      { transform: "none", ...RAISED },
    ],
    {
      duration: solemn ? SOLEMN : TRAVEL,
      delay,
      easing: EASE,
      fill: "backwards",
      id: GLIDING,
    },
  );
  if (solemn) way.onfinish = way.oncancel = () => node.style.removeProperty("--turning");
}

/** Lets a copy fly; calls `done` when it has arrived. The copy has the larger of the two sizes. */
export function fly(
  node: HTMLElement,
  way: { from: DOMRect; to: DOMRect; solemn?: boolean },
  done: () => void,
): void {
  const wide = Math.max(way.from.width, way.to.width);
  const start = fitted(way.from, { width: wide }) ?? way.from;
  const end = fitted(way.to, { width: wide }) ?? way.to;
  const width = Math.max(start.width, end.width);
  const here = new DOMRect(start.x, start.y, width, width * HIGH);
  Object.assign(node.style, { left: `${here.x}px`, top: `${here.y}px`, width: `${width}px` });
  if (way.solemn) node.style.setProperty("--turning", `${SOLEMN}ms`);
  node.animate(
    [
      { transform: shift(start, here), opacity: 1 },
      { opacity: 1, offset: 0.7 },
      { transform: shift(end, here), opacity: 0 },
    ],
    { duration: way.solemn ? SOLEMN : TRAVEL * 1.4, easing: "ease-in-out", fill: "both" },
  ).onfinish = done;
}

export function stopGliding(node: HTMLElement): void {
  for (const way of node.getAnimations()) if (way.id === GLIDING) way.cancel();
}

/** A transition to or from a place; the place is looked up when the transition begins. */
export function travel(
  node: HTMLElement,
  { place, duration = TRAVEL }: { place: () => DOMRect | undefined; duration?: number },
): () => TransitionConfig {
  return () => {
    const other = place();
    const here = node.getBoundingClientRect();
    if (other === undefined || prefersReducedMotion.current || here.width === 0) {
      return { duration: TRAVEL, css: (shown) => `opacity: ${shown}` };
    }
    return {
      duration,
      easing: cubicOut,
      css: (shown, gone) => `transform: ${shift(other, here, gone)}; opacity: ${0.2 + 0.8 * shown}`,
    };
  };
}
