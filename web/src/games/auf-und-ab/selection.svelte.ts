// The player's selection in Auf und Ab, and the meaning of taps. The server's moves decide what is possible; anything
// else gets an explanation.
import { t } from "../../lib/words.svelte";
import { Selection } from "../../play/selection.svelte";
import { listed } from "../../table/card-words";
import type { LineView } from "../../wire";
import { matchOf, tableOf } from "../narrow";
import type { GameProps } from "../registry";
import { buryMove, can, drawMove, layCount, layMove, playMove, swapMove } from "./moves";
import { missing } from "./sentences";
import { bare, brief, byValue } from "./symbols";
import { handOf, openPiles, viewOf, type Move, type View } from "./view";

const SWAPPED = "auf-und-ab/swapped";
const NEW_CARD = ["auf-und-ab/drew", SWAPPED];

/** The purpose of the selected cards: "play" at first; the others are chosen by their button and confirmed. */
export type Purpose = "play" | "draw" | "bury" | "swap";

/** Cards on the table that are being viewed. */
export interface Peek {
  label: string;
  cards: string[];
}

export class AufUndAbSelection extends Selection<Move> {
  picked = $state.raw<string[]>([]);
  /** The open card to take in a swap. */
  wanted = $state.raw<string | null>(null);
  purpose = $state<Purpose>("play");
  /** Whether the notice is a hint. */
  tip = $state(false);
  peek = $state.raw<Peek | null>(null);
  #notice = $state("");
  #stage = "";
  #decision = 0;
  #game: () => GameProps;

  constructor(game: () => GameProps) {
    super(game().live, () => matchOf(game().match, "auf-und-ab"));
    this.#game = game;
  }

  get view(): View {
    return viewOf(this.#game().match);
  }
  get lines(): readonly LineView[] {
    return this.#game().live.lines;
  }
  /** Why the last tap did nothing, or what the hint advises. */
  get notice(): string {
    return this.problem?.refused.message ?? this.#notice;
  }
  get hand(): string[] {
    return handOf(this.view, this.view.seat);
  }
  get swapping(): boolean {
    return this.purpose === "swap";
  }
  /** Whether the fewest points win. */
  get low(): boolean {
    return tableOf(this.#game().table, "auf-und-ab").options.goal === "low";
  }
  /** The number of cards to lay now. */
  get toLay(): number {
    return layCount(this.moves);
  }
  /** The one selected card, for which the piles show a preview. */
  get active(): string | null {
    return this.purpose !== "play" || this.view.phase === "lay" ? null : (this.picked[0] ?? null);
  }
  /** The move that the main button makes, once it is complete. */
  get ready(): Move | undefined {
    if (this.view.phase === "lay") return layMove(this.moves, this.picked);
    const [card = null] = this.picked;
    if (this.purpose === "draw") return drawMove(this.moves, card);
    if (this.purpose === "bury") return buryMove(this.moves, card);
    return this.swapping ? swapMove(this.moves, this.picked, this.wanted) : undefined;
  }
  /** Whether a change of that pile is good for me; null for an onlooker. */
  isGood(seat: number, change: number): boolean | null {
    const me = this.view.seat;
    if (me === null) return null;
    const gain = change > 0 !== this.low;
    return seat === me ? gain : !gain;
  }

  /** Called after every update: keeps the part of the selection that is still valid. */
  follow(): void {
    const { phase, pending } = this.view;
    const stage = `${phase} ${this.moves.length > 0}`;
    if (stage !== this.#stage) this.clear();
    this.#stage = stage;
    const { decision } = this.match();
    if (this.#decision !== decision) this.#silence();
    this.#decision = decision;
    if (!this.picked.every((card) => this.hand.includes(card))) this.picked = [];
    if (this.wanted !== null && !this.view.open.includes(this.wanted)) this.wanted = null;
    if (typeof pending === "string" && this.moves.length > 0 && this.picked[0] !== pending)
      this.picked = [pending];
  }

  override clear(): void {
    super.clear();
    const keep = this.view.phase === "drawn" && this.moves.length > 0;
    if (!keep && this.picked.length > 0) this.picked = [];
    this.wanted = null;
    this.purpose = "play";
    this.#silence();
  }

  /** Explains a place that was tapped where a tap changes nothing; "" is ignored. */
  showNote(about: string): void {
    if (about === "") return;
    this.#silence();
    this.#notice = about;
  }

  /** Goes one step back: first clears the purpose, then the selected cards. */
  back(): void {
    if (this.purpose === "play" || this.swapping) return this.clear();
    this.#silence();
    this.purpose = "play";
  }

  tapCard(card: string): void {
    if (this.#idle()) return;
    const { phase, pending } = this.view;
    const has = this.picked.includes(card);
    if (phase === "drawn") {
      if (card !== pending) this.#notice = this.#onlyNew();
    } else if (has) {
      this.picked = this.picked.filter((each) => each !== card);
    } else if (phase === "lay") {
      if (this.picked.length === this.toLay) this.#notice = t("web-aa-enough", { count: this.toLay });
      else this.picked = [...this.picked, card];
    } else {
      this.picked = this.swapping ? [...this.picked, card].slice(-2) : [card];
    }
  }

  tapOpen(card: string): void {
    if (this.#idle()) return;
    if (!this.#mayAct() || !this.startSwap()) return;
    this.wanted = this.wanted === card ? null : card;
    if (this.wanted === null && this.picked.length === 0) this.purpose = "play";
  }

  /** Begins a swap, two cards for one. If that is not possible, shows why. */
  startSwap(): boolean {
    if (this.#idle() || !this.#mayAct()) return false;
    if (!can(this.moves, "swap")) {
      this.#notice = t(this.view.open.length === 0 ? "web-aa-no-open" : "web-aa-swap-needs-two");
      return false;
    }
    this.purpose = "swap";
    return true;
  }

  tapPile(seat: number, pile: number): void {
    const card = this.active;
    const cards = openPiles(this.view, seat)[pile];
    if (cards === undefined) return;
    if (card === null || this.moves.length === 0) {
      const shown = this.peek;
      this.#silence();
      const label = this.pileLabel(seat, pile);
      if (shown?.label !== label) this.peek = { label, cards };
      return;
    }
    const move = playMove(this.moves, card, seat, pile);
    if (move !== undefined) void this.send(move);
    else this.#notice = t("web-aa-no-fit", { card: brief(card), top: brief(cards.at(-1) ?? "") });
  }

  /** A tap on the place of a new pile. */
  tapSlot(): void {
    if (!this.#idle()) this.#notice = missing(this);
  }

  /** Shows the buried cards that I know; or buries the selected card. */
  tapBuried(): void {
    if (this.purpose === "bury" && this.ready !== undefined) return this.finish();
    this.#silence();
    this.peek = { label: t("web-aa-your-buried"), cards: byValue(this.view.my_buried) };
  }

  pileLabel(seat: number, pile: number): string {
    const values = { name: this.nameOf(seat), pile: pile + 1 };
    return seat === this.view.seat ? t("web-aa-your-pile", values) : t("web-aa-pile-of", values);
  }

  /** Chooses to discard a card for a new one; when one is selected, a second tap does it. */
  draw(): void {
    if (this.#idle() || !this.#mayAct()) return;
    if (!can(this.moves, "draw")) this.#notice = t("web-aa-stock-empty");
    else this.#choose("draw");
  }

  bury(): void {
    if (this.#idle() || !this.#mayAct()) return;
    if (can(this.moves, "bury")) this.#choose("bury");
    else this.#notice = t("web-aa-not-bury");
  }

  #choose(purpose: "draw" | "bury"): void {
    if (this.purpose === purpose) return this.finish();
    this.purpose = purpose;
    this.picked = this.picked.slice(-1);
    this.wanted = null;
  }

  /** A tap on the main button. */
  finish(): void {
    if (this.ready !== undefined) void this.send(this.ready);
    else if (!this.#idle()) this.#notice = missing(this);
  }

  /** Whether a card of my hand may be dragged now. Selects it if so; otherwise shows why not. */
  lift(card: string): boolean {
    if (!this.hand.includes(card) || this.#idle()) return false;
    if (this.view.phase === "drawn" && card !== this.view.pending) {
      this.#notice = this.#onlyNew();
      return false;
    }
    if (this.view.phase === "act" && this.purpose !== "swap") [this.purpose, this.picked] = ["play", [card]];
    return true;
  }

  /** Drops a card of my hand at a place: "pile:0:1", "stock", "open", "buried" or "lay". */
  drop(card: string, place: string): void {
    const [kind, seat, pile] = place.split(":");
    if (kind === "pile" && this.active === card) this.tapPile(Number(seat), Number(pile));
    else if (kind === "lay" && this.view.phase === "lay") this.tapCard(card);
    else if (kind === "buried") this.bury();
    else if ((kind === "stock" || kind === "open") && this.view.stock > 0) this.draw();
    else if (kind === "stock" || kind === "open") this.bury();
  }

  protected override select(best: Move): void {
    this.tip = true;
    if (best.move === "lay") {
      this.picked = best.cards;
      this.#notice = t("web-aa-hint-lay", { cards: listed(best.cards.map(brief)) });
    } else if (best.move === "play") {
      const [seat, pile] = best.pile;
      this.picked = [best.card];
      const top = openPiles(this.view, seat)[pile]?.at(-1) ?? "";
      const values = { card: brief(best.card), onto: bare(top), name: this.nameOf(seat) };
      this.#notice = t(seat === this.view.seat ? "web-aa-hint-play-yours" : "web-aa-hint-play", values);
    } else if (best.move === "draw") {
      [this.purpose, this.picked] = ["draw", [best.discard]];
      this.#notice = t("web-aa-hint-draw", { card: brief(best.discard) });
    } else if (best.move === "bury") {
      [this.purpose, this.picked] = ["bury", [best.card]];
      this.#notice = t("web-aa-hint-bury", { card: brief(best.card) });
    } else if (best.move === "swap") {
      [this.purpose, this.picked, this.wanted] = ["swap", best.discard, best.take];
      this.#notice = t("web-aa-hint-swap", {
        cards: listed(best.discard.map(brief)),
        taken: brief(best.take),
      });
    } else {
      this.#notice = t("web-aa-hint-keep");
    }
  }

  /** Whether I have nothing to decide; if so, shows that. */
  #idle(): boolean {
    this.#silence();
    if (this.moves.length > 0) return false;
    if (!this.view.over) this.#notice = this.waiting();
    return true;
  }

  /** The sentence about whom the table waits for. */
  waiting(): string {
    const names = this.view.turn.filter((seat) => seat !== this.view.seat).map((seat) => this.nameOf(seat));
    if (this.sealed) return t("web-aa-now-sealed", { names: listed(names) });
    return this.view.phase === "lay"
      ? t("web-aa-wait-lay", { names: listed(names) })
      : t("web-turn-of", { name: listed(names) });
  }

  nameOf(seat: number): string {
    return this.#game().names[seat] ?? "";
  }

  #silence(): void {
    this.dismiss();
    this.#notice = "";
    this.tip = false;
    this.peek = null;
  }

  #mayAct(): boolean {
    if (this.view.phase === "drawn") this.#notice = this.#onlyNew();
    return this.view.phase === "act";
  }

  /** Why only the new card can be played. The rule depends on its source: the stock or a swap. */
  #onlyNew(): string {
    const came = this.lines.findLast(({ code }) => NEW_CARD.includes(code));
    return t("web-aa-only-new", { rule: came?.code === SWAPPED ? "AA-9" : "AA-8" });
  }
}
