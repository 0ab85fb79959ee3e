// Every change is a movement from where a card was to where it is. Before the table changes all places are remembered;
// afterwards each card travels from its old place. A card that is no longer on the page flies as a copy.
// In the page a card is `data-card` (with `data-face` where it can be turned), and a place that cards come from or go to
// is `data-place`.
import { prefersReducedMotion } from "svelte/motion";
import { fitted, glide, stopGliding } from "./travel";

/** How long after one another cards are dealt, in milliseconds. */
const DEAL_STEP = 25;
/** The same for cards that go slowly. */
const SOLEMN_STEP = 60;

export interface Seen {
  id: string;
  face: string;
  rect: DOMRect;
}

/** A copy of a card on its way to a place where it cannot be seen. No face: it lies face down. */
export interface Flight {
  key: number;
  id: string;
  face: string;
  from: DOMRect;
  to: DOMRect;
  solemn: boolean;
}

/** What the page alone does not tell about the ways of cards. */
export interface Ways {
  /** The place where a card was that is seen for the first time. */
  from: (card: Seen) => string | undefined;
  /** The place where a card is that is no longer seen. */
  to: (card: Seen) => string | undefined;
  /** Cards that nobody sees go from one place to another. */
  hidden?: readonly (readonly [string, string])[];
  /** Whether a card goes slowly and high, one after another: the strong moment of a game. */
  solemn?: (card: Seen) => boolean;
  /** Whether the cards are dealt anew: then it does not matter where they were. */
  dealt?: boolean;
  /** For a card that comes from nowhere. */
  appear?: (node: HTMLElement) => void;
}

export class Motion {
  flights = $state.raw<Flight[]>([]);
  #cards: Record<string, Seen> = {};
  #places: Record<string, DOMRect> = {};
  #remembered = false;
  #count = 0;

  /** Cards that come from the deck come one after another. */
  constructor(
    readonly root: () => HTMLElement | undefined,
    readonly deck = "",
  ) {}

  /** How a card lay before the last change. */
  faceBefore(id: string): string | undefined {
    return this.#cards[id]?.face;
  }

  /** Where a place is now, or where it was when it was last noted. */
  place(name: string): DOMRect | undefined {
    const found = this.root()?.querySelector(`[data-place="${name}"]`);
    return found?.getBoundingClientRect() ?? this.#places[name];
  }

  /** Notes where something is that leaves the page, as a place. */
  note(name: string, node: HTMLElement): void {
    this.#places[name] = node.getBoundingClientRect();
  }

  /** To be called right before a change. If several come before the page is drawn, the first counts. */
  remember(): void {
    const root = this.root();
    if (root === undefined || this.#remembered) return;
    this.#remembered = true;
    this.#cards = Object.fromEntries(this.#nodes().map((node) => [node.dataset.card, seen(node)]));
    for (const node of root.querySelectorAll<HTMLElement>("[data-place]"))
      this.note(node.dataset.place ?? "", node);
  }

  /** To be called right after a change. */
  depart(ways: Ways): void {
    this.#remembered = false;
    const nodes = this.#nodes();
    // A card that still travels sets off anew from where it is.
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
