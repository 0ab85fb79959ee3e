// Movements of cards that do not follow from the cards alone.
import type { Ways } from "../../play/motion.svelte";
import type { LineView } from "../../wire";
import type { Spot } from "./view";

/** The place that cards are dealt from, and where they go when they are discarded. */
export const DISCARD = "discard";

export function waysOf(news: readonly LineView[], spots: readonly Spot[], dealt: boolean): Ways {
  /** The hand from which a new card comes: that of the player who played it. */
  function handOf(face: string): string | undefined {
    for (const line of news) {
      const played = line.code === "dnup/played" && line.values.cards.includes(face);
      const added = line.code === "dnup/added" && line.values.card === face;
      if (played || added) return `hand ${line.values.seat}`;
    }
    return undefined;
  }
  /** DN-12: whether a card that goes to a hand turns on its way. */
  const turns = (face: string): boolean =>
    news.some(
      (line) =>
        (line.code === "dnup/took" || line.code === "dnup/beaten") &&
        [...line.values.cards, ...line.values.turned].includes(face),
    );
  return {
    solemn: ({ face }) => turns(face),
    from: ({ face }) => (dealt ? DISCARD : handOf(face)),
    to: ({ id }) => spots.find((spot) => spot.id === id)?.where ?? DISCARD,
    dealt,
  };
}
