// Movements of cards that do not follow from the cards alone.
import { prefersReducedMotion } from "svelte/motion";
import { fadeChange } from "../../cards/fade";
import type { Ways } from "../../play/motion.svelte";
import { EASE, TRAVEL } from "../../play/travel";
import type { LineView } from "../../wire";
import { isLineOf } from "../narrow";

/** The place that cards are dealt from. */
export const STOCK = "stock";

export function waysOf(news: readonly LineView[], me: number | null): Ways {
  const from = new Map<string, string>();
  const to = new Map<string, string>();
  const hidden: [string, string][] = [];
  let lost: string | undefined;
  let turned = false;
  for (const line of news) {
    if (line.code === "auf-und-ab/revealed") turned = true;
    if (!isLineOf(line, "auf-und-ab") || !("seat" in line.values)) continue;
    const { seat } = line.values;
    const hand = `hand ${seat}`;
    if (line.code === "auf-und-ab/played") from.set(line.values.card, hand);
    if (line.code === "auf-und-ab/drew") {
      from.set(line.values.discard, hand);
      if (seat !== me) hidden.push([STOCK, hand]);
    }
    if (line.code === "auf-und-ab/swapped") {
      for (const card of line.values.discard) from.set(card, hand);
      if (seat !== me) to.set(line.values.take, hand);
    }
    if (line.code === "auf-und-ab/laid") for (let n = 0; n < 8; n++) from.set(`back ${seat} ${n}`, hand);
    if (line.code === "auf-und-ab/buried" && seat === me) lost = "buried";
    if (line.code === "auf-und-ab/buried" && seat !== me) hidden.push([hand, "buried"]);
  }
  return {
    from: ({ id }) => from.get(id) ?? (turned ? undefined : STOCK),
    to: ({ id }) => to.get(id) ?? lost,
    hidden,
    ...(turned && { appear: turnUp }),
  };
}

function turnUp(node: HTMLElement): void {
  if (prefersReducedMotion.current) return fadeChange(node);
  node.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], {
    duration: TRAVEL * 1.5,
    easing: EASE,
  });
}
