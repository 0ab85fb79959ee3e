// Every change is a movement from where a card was to where it is. Before the table changes the places of all cards are
// taken down; afterwards each travels from its old place. A card that is no longer to be seen flies as a copy.
import { prefersReducedMotion } from "svelte/motion";
import { fadeChange } from "../../cards/fade";
import type { LineView } from "../../wire";
import type { Spot } from "./view";

export interface Flight {
  key: number;
  card: string;
  lands: string;
  from: DOMRect;
  to: DOMRect;
}

/** How long after one another cards are dealt, in milliseconds. */
const DEAL_STEP = 25;
/** How long a card travels, in milliseconds. */
export const TRAVEL = 250;
/** How small a card begins that comes out of a hand or the stack. */
const SMALL = 0.5;

interface Seen {
  id: string;
  rect: DOMRect;
  card: string;
}

export class Motion {
  flights = $state.raw<Flight[]>([]);
  root: HTMLElement | null = null;
  #seen: Seen[] = [];
  #count = 0;

  /** How the card lay before the last change. */
  cardBefore(id: string): string | undefined {
    return this.#before(id)?.card;
  }

  /** Takes down where every card is; right before a change. */
  remember(): void {
    this.#seen = this.#cards().map((element) => ({
      id: element.dataset.card ?? "",
      rect: element.getBoundingClientRect(),
      card: element.dataset.face ?? "",
    }));
  }

  /** Right after the change: everything sets out from where it was; a new deal from the middle, one after another. */
  depart(spots: readonly Spot[], news: readonly LineView[], dealt: boolean): void {
    const cards = this.#cards();
    for (const [n, element] of cards.entries()) {
      const to = element.getBoundingClientRect();
      const seen = dealt ? undefined : this.#before(element.dataset.card)?.rect;
      const from = seen ?? within(dealt ? this.#anchor("discard") : this.#handOf(element, news), to);
      if (from !== undefined) this.#travel(element, from, to, dealt ? n * DEAL_STEP : 0);
    }
    if (dealt) return;
    const here = cards.map((element) => element.dataset.card);
    for (const seen of this.#seen) if (!here.includes(seen.id)) this.#fly(seen, spots);
  }

  land(flight: Flight): void {
    this.flights = this.flights.filter((other) => other !== flight);
  }

  #before(id: string | undefined): Seen | undefined {
    return this.#seen.find((seen) => seen.id === id);
  }

  #cards(): HTMLElement[] {
    return [...(this.root?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
  }

  #anchor(name: string): DOMRect | undefined {
    return this.root?.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect();
  }

  /** Where a card comes from that nobody saw before: the hand of who played it. */
  #handOf(element: HTMLElement, news: readonly LineView[]): DOMRect | undefined {
    const card = element.dataset.face ?? "";
    const line = news.find(
      ({ values }) => values.card === card || (values.cards as string[] | undefined)?.includes(card),
    );
    return line && this.#anchor(`hand ${line.values.seat as number}`);
  }

  #travel(element: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
    const [dx, dy, grow] = [from.left - to.left, from.top - to.top, from.width / (to.width || 1)];
    if (Math.abs(dx) + Math.abs(dy) < 1 && Math.abs(grow - 1) < 0.02) return;
    const start = {
      transform: `translate(${dx}px, ${dy}px) scale(${grow})`,
      transformOrigin: "0 0",
      zIndex: 5,
    };
    if (prefersReducedMotion.current) return fadeChange(element);
    element.animate([start, { transform: "none", transformOrigin: "0 0", zIndex: 5 }], {
      duration: TRAVEL,
      delay,
      easing: "ease-out",
      fill: "backwards",
    });
  }

  #fly({ id, rect: from, card }: Seen, spots: readonly Spot[]): void {
    const now = spots.find((spot) => spot.id === id);
    const to = this.#anchor(now?.where ?? "discard");
    if (to === undefined || prefersReducedMotion.current) return;
    const flight = { key: (this.#count += 1), card, lands: now?.card ?? card, from, to };
    this.flights = [...this.flights, flight];
  }
}

/** A small card in the middle of a place. */
function within(place: DOMRect | undefined, card: DOMRect): DOMRect | undefined {
  if (place === undefined) return undefined;
  const [width, height] = [card.width * SMALL, card.height * SMALL];
  return new DOMRect(
    place.x + (place.width - width) / 2,
    place.y + (place.height - height) / 2,
    width,
    height,
  );
}
