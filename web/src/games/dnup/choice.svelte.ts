// What I am about to do: cards that are picked, a set that I may take, my hand turned for a look. What is possible comes
// from the server's moves; why something is not, from its refusal.
import type { LiveTable } from "../../lib/live.svelte";
import type { MatchView, Refused } from "../../wire";
import { active, same, sorted, turned, type Order } from "./cards";
import { viewOf, type Spot } from "./view";

export interface Given {
  live: LiveTable;
  match: MatchView;
  spots: Spot[];
}

export interface Place {
  seat: number;
  area: number;
}

type Move = Record<string, unknown>;

/** A refusal, the number of cards and the place that it is about, and the decision it was for. */
export interface Why {
  refused: Pick<Refused, "code" | "message" | "rule">;
  size: number;
  place: Place | null;
  decision: number;
}

export class Choice {
  #given: () => Given;
  #picked = $state<string[]>([]);
  #target = $state<Place | null>(null);
  #advised = $state<Place | null>(null);
  order = $state<Order>("rising");
  turning = $state(false);
  #why = $state.raw<Why | null>(null);
  #busy = $state(false);

  constructor(given: () => Given) {
    this.#given = given;
  }

  get me(): number | null {
    return this.#given().live.seat;
  }
  get myTurn(): boolean {
    return this.#given().match.moves.length > 0;
  }
  /** My hand as I sorted it; while I look at it turned, every card in its place. */
  get hand(): Spot[] {
    const mine = this.#given().spots.filter(({ where }) => where === `hand ${this.me}`);
    const inOrder = sorted(mine, ({ card }) => card, this.order);
    return this.turning ? inOrder.map((spot) => ({ ...spot, card: turned(spot.card) })) : inOrder;
  }
  get picked(): Spot[] {
    return this.turning ? [] : this.hand.filter(({ id }) => this.#picked.includes(id));
  }
  /** Why the last thing I tried was refused, until something else happens. */
  get why(): Why | null {
    return this.#why?.decision === this.#given().match.decision ? this.#why : null;
  }
  /** The set that I may take, if it still lies there. */
  get target(): Place | null {
    const place = this.#target;
    return place !== null && this.takeOf(place) !== undefined ? place : null;
  }
  get incoming(): Spot[] {
    const place = this.target;
    if (place === null) return [];
    const here = this.#given().spots.filter(({ where }) => where === `set ${place.seat} ${place.area}`);
    return here.map((spot) => ({ ...spot, card: turned(spot.card) }));
  }

  // --- what is possible ---

  get playMove(): Move | undefined {
    const cards = this.picked.map(({ card }) => card);
    return this.#find((move) => move.move === "play" && same(move.cards as string[], cards));
  }
  get turnMove(): Move | undefined {
    return this.#find((move) => move.move === "rotate");
  }
  addOf(place: Place): Move | undefined {
    const [only, more] = this.picked;
    if (only === undefined || more !== undefined) return undefined;
    return this.#find(
      (move) => move.move === "add" && move.card === only.card && move.to === place.seat && at(move, place),
    );
  }
  takeOf(place: Place): Move | undefined {
    return this.#find((move) => move.move === "take" && move.from === place.seat && at(move, place));
  }
  /** Where the picked card can be added. */
  get adds(): Place[] {
    const places = viewOf(this.#given().match).sets.flatMap((areas, seat) =>
      areas.map((_, n) => ({ seat, area: n + 1 })),
    );
    return places.filter((place) => this.addOf(place) !== undefined);
  }
  /** Where a hint says that the picked card should be added. */
  get advised(): Place | null {
    const place = this.#advised;
    return place !== null && this.addOf(place) !== undefined ? place : null;
  }
  /** Whether cards of that value can be played or added now. */
  isUseful(value: number): boolean {
    const cards = ({ cards = [], card }: { cards?: string[]; card?: string }): string[] =>
      card ? [card] : cards;
    return this.#given().match.moves.some((move) => active(cards(move)[0] ?? "") === value);
  }

  // --- picking ---

  pick(id: string): void {
    const card = this.hand.find((spot) => spot.id === id)?.card;
    if (this.turning || card === undefined) return this.rest();
    const alike = this.picked.filter((spot) => active(spot.card) === active(card)).map((spot) => spot.id);
    this.rest();
    this.#picked = alike.includes(id) ? alike.filter((other) => other !== id) : [...alike, id];
  }
  /** All cards of a value; once more, one fewer. */
  pickValue(value: number): void {
    if (this.turning) return this.rest();
    const all = this.hand.filter(({ card }) => active(card) === value).map(({ id }) => id);
    const now = this.picked.filter(({ id }) => all.includes(id)).map(({ id }) => id);
    this.rest();
    this.#picked = now.length > 0 ? now.slice(0, -1) : all;
  }
  /** Nothing is picked, nothing is looked at. */
  rest(): void {
    this.#picked = [];
    this.#target = null;
    this.#advised = null;
    this.turning = false;
    this.#why = null;
  }
  look(): void {
    const turning = !this.turning;
    this.rest();
    this.turning = turning;
  }

  /** Shows what a strong player would do, ready to be done. */
  async hint(): Promise<void> {
    const { live, match } = this.#given();
    const move = (await live.hint())[0]?.move;
    if (move === undefined || this.#given().match.decision !== match.decision) return;
    this.rest();
    const place = { seat: (move.to ?? move.from) as number, area: (move.area ?? 1) as number };
    const left = [...((move.cards ?? [move.card]) as string[])];
    if (move.move === "rotate") this.turning = true;
    else if (move.move === "take") this.#target = place;
    else
      this.#picked = this.hand
        .filter(({ card }) => left.includes(card) && left.splice(left.indexOf(card), 1))
        .map(({ id }) => id);
    if (move.move === "add") this.#advised = place;
  }

  // --- doing ---

  async play(): Promise<void> {
    const cards = this.picked.map(({ card }) => card);
    await this.#send(this.playMove ?? { move: "play", cards }, cards.length, null);
  }
  async turn(): Promise<void> {
    await this.#send(this.turnMove ?? { move: "rotate" }, 0, null);
  }
  async take(place: Place): Promise<void> {
    await this.#send(this.takeOf(place) ?? this.#at({ move: "take", from: place.seat }, place), 0, place);
  }
  /** A set was tapped: the picked card goes there, or the set becomes the one I may take, then I take it. */
  async touch(place: Place): Promise<void> {
    const target = this.target;
    const [only, more] = this.picked;
    if (target !== null && target.seat === place.seat && target.area === place.area) return this.take(place);
    if (only !== undefined && more === undefined) {
      const add = this.addOf(place);
      await this.#send(add ?? this.#at({ move: "add", card: only.card, to: place.seat }, place), 1, place);
      if (add === undefined) this.#target = place;
    } else if (this.takeOf(place) === undefined) {
      await this.take(place);
    } else {
      this.rest();
      this.#target = place;
    }
  }

  async #send(move: Move, size: number, place: Place | null): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    const { live, match } = this.#given();
    const refused = await live.play(move);
    this.#busy = false;
    if (refused === null) this.rest();
    else if (refused.code !== "table/stale") this.#why = { refused, size, place, decision: match.decision };
  }
  #find(fits: (move: Move) => boolean): Move | undefined {
    return this.#given().match.moves.find(fits);
  }
  #at(move: Move, place: Place): Move {
    const areas = viewOf(this.#given().match).sets[place.seat]?.length ?? 1;
    return areas === 2 ? { ...move, area: place.area } : move;
  }
}

function at(move: Move, place: Place): boolean {
  return (move.area ?? 1) === place.area;
}
