// Animates every change of the table. Before a change, the positions of all cards are stored; afterwards each card
// moves from its old position to the new one. A card that is no longer on the page flies as a copy. In the page a card
// is `data-card` (with `data-face` where it can be turned), and a place that cards come from or go to is `data-place`.
import { prefersReducedMotion } from "svelte/motion";
import { fitted, glide, stopGliding } from "./travel";

/** The delay between two dealt cards, in milliseconds. */
const DEAL_STEP = 25;
/** The same for cards that move slowly. */
const SOLEMN_STEP = 60;

export interface Seen {
  id: string;
  face: string;
  rect: DOMRect;
}

/** A copy of a card that flies to a place where it is not visible. Without a face it is face down. */
export interface Flight {
  key: number;
  id: string;
  face: string;
  from: DOMRect;
  to: DOMRect;
  solemn: boolean;
}

/** Movements of cards that do not follow from the page alone. */
export interface Ways {
  /** The place from which a new card comes. */
  from: (card: Seen) => string | undefined;
  /** The place to which a card goes that is no longer on the page. */
  to: (card: Seen) => string | undefined;
  /** Movements of hidden cards, from one place to another. */
  hidden?: readonly (readonly [string, string])[];
  /** Whether cards move slowly and high, one after another, for an important moment of a game. */
  solemn?: (card: Seen) => boolean;
  /** Whether new cards are dealt; then the old positions do not matter. */
  dealt?: boolean;
  /** Called for a card that has no place to come from. */
  appear?: (node: HTMLElement) => void;
}

export class Motion {
  flights = $state.raw<Flight[]>([]);
  #cards: Record<string, Seen> = {};
  #places: Record<string, DOMRect> = {};
  #remembered = false;
  #count = 0;

  /** Cards that come from the deck start one after another. */
  constructor(
    readonly root: () => HTMLElement | undefined,
    readonly deck = "",
  ) {}

  /** The face of a card before the last change. */
  faceBefore(id: string): string | undefined {
    return this.#cards[id]?.face;
  }

  /** The position of a place, or its last known position. */
  place(name: string): DOMRect | undefined {
    const found = this.root()?.querySelector(`[data-place="${name}"]`);
    return found?.getBoundingClientRect() ?? this.#places[name];
  }

  /** Stores the position of an element that leaves the page, as a place. */
  note(name: string, node: HTMLElement): void {
    this.#places[name] = node.getBoundingClientRect();
  }

  /** Must be called right before a change. If several changes come before the page is drawn, the first call counts. */
  remember(): void {
    const root = this.root();
    if (root === undefined || this.#remembered) return;
    this.#remembered = true;
    this.#cards = Object.fromEntries(this.#nodes().map((node) => [node.dataset.card, seen(node)]));
    for (const node of root.querySelectorAll<HTMLElement>("[data-place]"))
      this.note(node.dataset.place ?? "", node);
  }

  /** Must be called right after a change. */
  depart(ways: Ways): void {
    this.#remembered = false;
    const nodes = this.#nodes();
    // A card that is still moving starts again from its current position.
    nodes.forEach(stopGliding);
    let dealt = 0;
    let solemnly = 0;
    for (const node of nodes) {
      const card = seen(node);
      const before = ways.dealt ? undefined : this.#cards[card.id]?.rect;
      const place = before === undefined ? ways.from(card) : undefined;
      const from = before ?? fitted(this.#places[place ?? ""] ?? this.place(place ?? ""), card.rect);
      if (from === undefined || from.width === 0) ways.appear?.(node);
      else if (ways.solemn?.(card)) glide(node, from, card.rect, SOLEMN_STEP * solemnly++, true);
      else glide(node, from, card.rect, place === this.deck ? DEAL_STEP * dealt++ : 0);
    }
    if (ways.dealt || prefersReducedMotion.current) return;
    const here = nodes.map((node) => node.dataset.card);
    for (const card of Object.values(this.#cards))
      if (!here.includes(card.id))
        this.#fly(card, card.rect, this.place(ways.to(card) ?? ""), ways.solemn?.(card) ?? false);
    for (const [start, end] of ways.hidden ?? [])
      this.#fly({ id: "", face: "" }, this.#places[start], this.place(end));
  }

  land(flight: Flight): void {
    this.flights = this.flights.filter((other) => other !== flight);
  }

  #fly(
    { id, face }: Omit<Seen, "rect">,
    from: DOMRect | undefined,
    to: DOMRect | undefined,
    solemn = false,
  ): void {
    if (from === undefined || to === undefined) return;
    this.flights = [...this.flights, { key: (this.#count += 1), id, face, from, to, solemn }];
  }

  #nodes(): HTMLElement[] {
    return [...(this.root()?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
  }
}

function seen(node: HTMLElement): Seen {
  const id = node.dataset.card ?? "";
  return { id, face: node.dataset.face ?? id, rect: node.getBoundingClientRect() };
}
