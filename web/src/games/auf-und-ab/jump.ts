// Animates a changed pile: it jumps up or sinks, the further the more it has changed.
import { prefersReducedMotion } from "svelte/motion";
import { fadeChange } from "../../cards/fade";
import { EASE, TRAVEL } from "../../play/travel";
import type { LineView } from "../../wire";

/** The largest change of a pile: its most valuable symbol is added or removed. */
const LARGEST = 16;
/** From this change on, a ring spreads from the pile. */
const STRONG = 8;

/** Animates the piles that have just changed, after the cards have arrived. */
export function jumps(root: HTMLElement | undefined, news: readonly LineView[]): void {
  for (const line of news) {
    if (line.code !== "auf-und-ab/played") continue;
    const { pile, change } = line.values;
    const node = root?.querySelector<HTMLElement>(`[data-at="pile:${pile[0]}:${pile[1]}"]`);
    if (node) jump(node, change);
  }
}

function jump(pile: HTMLElement, change: number): void {
  const badge = pile.querySelector(".badge");
  if (prefersReducedMotion.current) return fadeChange(badge ?? undefined);
  const part = Math.min(1, Math.abs(change) / LARGEST);
  const timing = { duration: 400 + 200 * part, delay: TRAVEL, easing: EASE };
  const high = pile.offsetHeight * (0.04 + 0.22 * part);
  const [far, scale] = change > 0 ? [-high, 1 + 0.16 * part] : [high * 0.6, 1 - 0.14 * part];
  const raised = { zIndex: 6 };
  pile.animate(
    [
      { transform: "none", ...raised },
      { transform: `translateY(${far}px) scale(${scale})`, offset: 0.38, ...raised },
      { transform: `translateY(${-far * 0.16}px)`, offset: 0.74, ...raised },
      { transform: "none", ...raised },
    ],
    timing,
  );
  badge?.animate(
    [
      { transform: "translate(-50%, -160%) scale(0.6)", opacity: 0 },
      { transform: `translate(-50%, -160%) scale(${1.1 + 1.3 * part})`, opacity: 1, offset: 0.45 },
      { transform: "translate(-50%, 0)", opacity: 1 },
    ],
    { ...timing, fill: "backwards" },
  );
  if (Math.abs(change) < STRONG) return;
  pile.querySelector(".wave")?.animate(
    [
      { transform: "scale(0.9)", opacity: 0.8 },
      { transform: `scale(${1.1 + 0.4 * part})`, opacity: 0 },
    ],
    { ...timing, delay: TRAVEL + timing.duration * 0.2 },
  );
}
