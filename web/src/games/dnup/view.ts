// The types of dnup's views, and the place of each card. A card keeps its id wherever it goes, so that its movement can
// be animated.
import type { DnupView, MatchView } from "../../wire";
import { matchOf } from "../narrow";
import { pairOf } from "./cards";

export type { DnupMove, DnupView } from "../../wire";

/** A card and its place: "hand 2", or "set 2 1" with the area after the seat. */
export interface Spot {
  id: string;
  card: string;
  where: string;
}

export interface Laid {
  seat: number;
  area: number;
  cards: Spot[];
}

export function viewOf(match: MatchView): DnupView {
  return matchOf(match, "dnup").view;
}

/** The visible cards of a hand, and the number of hidden ones. */
export function heldBy(match: MatchView, seat: number): { seen: string[]; hidden: number } {
  const { view, open: all } = matchOf(match, "dnup");
  const held = view.hands[seat] ?? 0;
  if (Array.isArray(held)) return { seen: held, hidden: 0 };
  const open = all?.hands[seat];
  const seen = open ?? view.known[seat] ?? [];
  return { seen, hidden: Math.max(0, held - seen.length) };
}

export function locate(match: MatchView, before: readonly Spot[]): Spot[] {
  const pairs = new Map<string, Spot[]>();
  for (const spot of lying(match)) {
    const pair = pairOf(spot.card);
    pairs.set(pair, [...(pairs.get(pair) ?? []), { ...spot, id: pair }]);
  }
  const old = new Map(before.map((spot) => [spot.id, spot]));
  return [...pairs].flatMap(([pair, spots]) => {
    const ids = [pair, `${pair} again`];
    const straight = named(spots, ids);
    const crossed = named(spots, ids.reverse());
    return cost(crossed, old) < cost(straight, old) ? crossed : straight;
  });
}

function lying(match: MatchView): Omit<Spot, "id">[] {
  const view = viewOf(match);
  const sets = view.sets.flatMap((areas, seat) =>
    areas.flatMap((cards, n) => cards.map((card) => ({ card, where: `set ${seat} ${n + 1}` }))),
  );
  const hands = view.hands.flatMap((_, seat) =>
    heldBy(match, seat).seen.map((card) => ({ card, where: `hand ${seat}` })),
  );
  return [...sets, ...hands];
}

function named(spots: Spot[], ids: string[]): Spot[] {
  return spots.map((spot, n) => ({ ...spot, id: ids[n] ?? `${spot.id} ${n}` }));
}

/** The number of cards that moved; of two equal cards, the assignment with the lower cost is used. */
function cost(spots: Spot[], old: Map<string, Spot>): number {
  return spots.reduce((sum, { id, card, where }) => {
    const was = old.get(id);
    if (was === undefined) return sum + 3;
    return sum + (was.where === where ? 0 : 2) + (was.card === card ? 0 : 1);
  }, 0);
}

/** The set of a seat, in that area. */
export function laidAt(spots: readonly Spot[], seat: number, area: number): Laid {
  return { seat, area, cards: spots.filter(({ where }) => where === `set ${seat} ${area}`) };
}
