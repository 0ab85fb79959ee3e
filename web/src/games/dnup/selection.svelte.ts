// What I am about to do: cards that are picked, a set that I may take, my hand turned for a look. What is possible comes
// from the server's moves; why something is not, from its refusal.
import type { Sitting } from "../../lib/sitting";
import { t } from "../../lib/words.svelte";
import { Selection, type Problem } from "../../play/selection.svelte";
import type { MatchView } from "../../wire";
import { active, same, sorted, turned, type Order } from "./cards";
import { matchOf } from "../narrow";
import { viewOf, type DnupMove as Move, type Spot } from "./view";

export interface Given {
  live: Sitting;
  match: MatchView;
  spots: Spot[];
}

export interface Place {
  seat: number;
  area: number;
}

/** What a move was about: how many cards, and which place. */
export interface About {
  size: number;
  place: Place | null;
}
export type DnupProblem = Problem<About>;

/** Cards that are picked, the set that I may take, where a hint says to add, whether I look at my hand turned. */
interface Picks {
  cards: readonly string[];
  target: Place | null;
  advised: Place | null;
  turning: boolean;
}
const NOTHING: Picks = { cards: [], target: null, advised: null, turning: false };

export class DnupSelection extends Selection<Move, About> {
  #given: () => Given;
  #picks = $state.raw(NOTHING);
  /** What was picked before, the latest last: all of it can be undone. */
  #before = $state.raw<readonly Picks[]>([]);
  /** What a tap was told that changes nothing. */
  note = $state("");
  order = $state<Order>("rising");

  constructor(given: () => Given) {
    super(given().live, () => matchOf(given().match, "dnup"));
    this.#given = given;
  }

  get me(): number | null {
    return this.#given().live.seat;
  }
  get turning(): boolean {
    return this.#picks.turning;
  }
  /** My hand as I sorted it; while I look at it turned, every card in its place. */
  get hand(): Spot[] {
    const mine = this.#given().spots.filter(({ where }) => where === `hand ${this.me}`);
    const inOrder = sorted(mine, ({ card }) => card, this.order);
    return this.turning ? inOrder.map((spot) => ({ ...spot, card: turned(spot.card) })) : inOrder;
  }
  get picked(): Spot[] {
    return this.turning ? [] : this.hand.filter(({ id }) => this.#picks.cards.includes(id));
  }
  /** The set that I may take, if it still lies there. */
  get target(): Place | null {
    const place = this.#picks.target;
    return place !== null && this.takeOf(place) !== undefined ? place : null;
  }
  get incoming(): Spot[] {
    const place = this.target;
    if (place === null) return [];
    return this.#setAt(place).map((spot) => ({ ...spot, card: turned(spot.card) }));
  }

  // --- what is possible ---

  get playMove(): Move | undefined {
    const cards = this.picked.map(({ card }) => card);
    return this.#find((move) => move.move === "play" && same(move.cards, cards));
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
    const place = this.#picks.advised;
    return place !== null && this.addOf(place) !== undefined ? place : null;
  }
  /** Whether it is my turn, but cards of that value can be neither played nor added: they are grey. */
  isIdle(value: number): boolean {
    if (!this.myTurn || this.turning) return false;
    return !this.moves.some((move) => active(cardsOf(move)[0] ?? "") === value);
  }

  // --- picking ---

  pick(id: string): void {
    const card = this.hand.find((spot) => spot.id === id)?.card;
    if (this.turning || card === undefined) return this.#choose({});
    const alike = this.picked.filter((spot) => active(spot.card) === active(card)).map((spot) => spot.id);
    this.#choose({ cards: alike.includes(id) ? alike.filter((other) => other !== id) : [...alike, id] });
  }
  /** All cards of a value; once more, one fewer. */
  pickValue(value: number): void {
    if (this.turning) return this.#choose({});
    const all = this.hand.filter(({ card }) => active(card) === value).map(({ id }) => id);
    const now = this.picked.filter(({ id }) => all.includes(id)).map(({ id }) => id);
    this.#choose({ cards: now.length > 0 ? now.slice(0, -1) : all });
  }
  look(): void {
    this.#choose({ turning: !this.turning });
  }
  override clear(): void {
    super.clear();
    this.#picks = NOTHING;
    this.#before = [];
    this.note = "";
  }
  /** Says something about what was tapped, where a tap changes nothing. */
  tell(note: string): void {
    this.dismiss();
    this.note = note;
  }

  /** Whether I have picked something, or look at my hand turned. */
  get isChoosing(): boolean {
    return this.turning || this.target !== null || this.picked.length > 0 || this.note !== "";
  }
  get canUndo(): boolean {
    return this.#before.length > 0;
  }
  /** Everything is as it was before the last pick. */
  undo(): void {
    const last = this.#before.at(-1);
    if (last === undefined) return;
    this.dismiss();
    this.note = "";
    this.#picks = last;
    this.#before = this.#before.slice(0, -1);
  }

  #choose(picks: Partial<Picks>): void {
    this.dismiss();
    this.note = "";
    this.#before = [...this.#before, this.#picks];
    this.#picks = { ...NOTHING, ...picks };
  }

  protected override select(move: Move): void {
    const left = [...cardsOf(move)];
    const fits = ({ card }: Spot): boolean =>
      left.includes(card) && left.splice(left.indexOf(card), 1).length > 0;
    if (move.move === "rotate") this.#choose({ turning: true });
    else if (move.move === "take") this.#choose({ target: { seat: move.from, area: move.area ?? 1 } });
    else
      this.#choose({
        cards: this.hand.filter(fits).map(({ id }) => id),
        advised: move.move === "add" ? { seat: move.to, area: move.area ?? 1 } : null,
      });
  }

  // --- doing ---

  async play(): Promise<void> {
    const cards = this.picked.map(({ card }) => card);
    await this.send(this.playMove ?? { move: "play", cards }, { size: cards.length, place: null });
  }
  async turn(): Promise<void> {
    await this.send(this.turnMove ?? { move: "rotate" }, { size: 0, place: null });
  }
  async take(place: Place): Promise<void> {
    const move = this.takeOf(place) ?? this.#at({ move: "take", from: place.seat }, place);
    await this.send(move, { size: 0, place });
  }
  /** A card of my hand is dragged: it is picked, with those that are picked already. */
  lift(id: string): boolean {
    if (this.turning) return false;
    if (!this.picked.some((spot) => spot.id === id)) this.pick(id);
    return true;
  }
  /** What is picked is let go over a place: it is played there, or added. */
  async drop(place: Place): Promise<void> {
    if (place.seat === this.me) await this.play();
    else if (this.picked.length > 1) this.tell(t("web-dn-one-card"));
    else if (this.#setAt(place).length > 0) await this.touch(place);
  }
  /** A set was tapped: the picked card goes there, or the set becomes the one I may take, then I take it. */
  async touch(place: Place): Promise<void> {
    const target = this.target;
    const [only, more] = this.picked;
    if (target !== null && target.seat === place.seat && target.area === place.area) return this.take(place);
    if (only !== undefined && more === undefined) {
      const add = this.addOf(place);
      const move = add ?? this.#at({ move: "add", card: only.card, to: place.seat }, place);
      await this.send(move, { size: 1, place });
      if (add === undefined) this.#picks = { ...this.#picks, target: place };
    } else if (this.takeOf(place) === undefined) {
      await this.take(place);
    } else {
      this.#choose({ target: place });
    }
  }

  #setAt({ seat, area }: Place): Spot[] {
    return this.#given().spots.filter(({ where }) => where === `set ${seat} ${area}`);
  }
  #find(fits: (move: Move) => boolean): Move | undefined {
    return this.moves.find(fits);
  }
  #at(move: Extract<Move, { area?: number }>, place: Place): Move {
    const areas = viewOf(this.#given().match).sets[place.seat]?.length ?? 1;
    return areas === 2 ? { ...move, area: place.area } : move;
  }
}

function at(move: Extract<Move, { area?: number }>, place: Place): boolean {
  return (move.area ?? 1) === place.area;
}

/** The cards of my hand that a move is about. */
function cardsOf(move: Move): string[] {
  if (move.move === "play") return move.cards;
  return move.move === "add" ? [move.card] : [];
}
