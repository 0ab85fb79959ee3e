// The player's selection in dnup: selected cards, a set to take, and whether the hand is shown turned. The server's
// moves decide what is possible; its refusals explain why something is not.
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

/** Details of a move: the number of cards, and the place. */
export interface About {
  size: number;
  place: Place | null;
}
export type DnupProblem = Problem<About>;

/** The selected cards, the set to take, the place where a hint suggests to add, and whether the hand is shown turned.
 * */
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
  /** Earlier selections, the latest last; each can be restored. */
  #before = $state.raw<readonly Picks[]>([]);
  /** The answer to a tap that changes nothing. */
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
  /** My hand in my order; while it is shown turned, every card keeps its place. */
  get hand(): Spot[] {
    const mine = this.#given().spots.filter(({ where }) => where === `hand ${this.me}`);
    const inOrder = sorted(mine, ({ card }) => card, this.order);
    return this.turning ? inOrder.map((spot) => ({ ...spot, card: turned(spot.card) })) : inOrder;
  }
  get picked(): Spot[] {
    return this.turning ? [] : this.hand.filter(({ id }) => this.#picks.cards.includes(id));
  }
  /** The set to take, if it is still there. */
  get target(): Place | null {
    const place = this.#picks.target;
    return place !== null && this.takeOf(place) !== undefined ? place : null;
  }
  get incoming(): Spot[] {
    const place = this.target;
    if (place === null) return [];
    return this.#setAt(place).map((spot) => ({ ...spot, card: turned(spot.card) }));
  }

  // --- legal moves ---

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
  /** The places where the selected card can be added. */
  get adds(): Place[] {
    const places = viewOf(this.#given().match).sets.flatMap((areas, seat) =>
      areas.map((_, n) => ({ seat, area: n + 1 })),
    );
    return places.filter((place) => this.addOf(place) !== undefined);
  }
  /** The place where a hint suggests to add the selected card. */
  get advised(): Place | null {
    const place = this.#picks.advised;
    return place !== null && this.addOf(place) !== undefined ? place : null;
  }
  /** Whether cards of that value can be neither played nor added in my turn; they are grey. */
  isIdle(value: number): boolean {
    if (!this.myTurn || this.turning) return false;
    return !this.moves.some((move) => active(cardsOf(move)[0] ?? "") === value);
  }

  // --- selecting ---

  pick(id: string): void {
    const card = this.hand.find((spot) => spot.id === id)?.card;
    if (this.turning || card === undefined) return this.#choose({});
    const alike = this.picked.filter((spot) => active(spot.card) === active(card)).map((spot) => spot.id);
    this.#choose({ cards: alike.includes(id) ? alike.filter((other) => other !== id) : [...alike, id] });
  }
  /** Selects all cards of a value; each further tap one fewer. */
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
  /** Shows a note about a tapped thing, if a tap changes nothing. */
  showNote(note: string): void {
    this.dismiss();
    this.note = note;
  }

  /** Whether something is selected, or the hand is shown turned. */
  get isChoosing(): boolean {
    return this.turning || this.target !== null || this.picked.length > 0 || this.note !== "";
  }
  get canUndo(): boolean {
    return this.#before.length > 0;
  }
  /** Restores the selection before the last change. */
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

  // --- playing ---

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
  /** Selects a card that is being dragged, with those already selected. */
  lift(id: string): boolean {
    if (this.turning) return false;
    if (!this.picked.some((spot) => spot.id === id)) this.pick(id);
    return true;
  }
  /** Drops the selected cards on a place: plays or adds them there. */
  async drop(place: Place): Promise<void> {
    if (place.seat === this.me) await this.play();
    else if (this.picked.length > 1) this.showNote(t("web-dn-one-card"));
    else if (this.#setAt(place).length > 0) await this.touch(place);
  }
  /** A tap on a set: adds the selected card; otherwise marks the set to take, and a second tap takes it. */
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

/** The cards of my hand in a move. */
function cardsOf(move: Move): string[] {
  if (move.move === "play") return move.cards;
  return move.move === "add" ? [move.card] : [];
}
