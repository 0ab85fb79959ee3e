// What the player has picked so far, and what a tap means now. What is possible comes from the moves that the server
// sent; what is not says why.
import type { LiveTable } from "../../lib/live.svelte";
import { t } from "../../lib/words.svelte";
import { listed } from "../../table/card-words";
import { buryMove, can, drawMove, layCount, layMove, playMove, swapMove } from "./moves";
import { bare, brief, byValue } from "./symbols";
import { handOf, movesOf, openPiles, viewOf, type Move, type View } from "./view";

const SWAPPED = "auf-und-ab/swapped";
const NEW_CARD = ["auf-und-ab/drew", SWAPPED];

/** Cards that lie on the table and are looked through. */
export interface Peek {
  label: string;
  cards: string[];
}

export class Choice {
  picked = $state.raw<string[]>([]);
  /** The open card that is to be taken in a swap. */
  wanted = $state.raw<string | null>(null);
  swapping = $state(false);
  /** Why the last tap did nothing. */
  notice = $state("");
  /** Whether the notice is a hint instead. */
  tip = $state(false);
  peek = $state.raw<Peek | null>(null);
  sending = $state(false);
  #stage = "";
  #decision = 0;

  constructor(
    readonly live: LiveTable,
    readonly names: () => string[],
  ) {}

  get view(): View {
    return viewOf(this.live.match!);
  }
  get moves(): Move[] {
    return this.live.match!.can_take_back ? [] : movesOf(this.live.match!);
  }
  get sealed(): boolean {
    return this.live.match!.can_take_back;
  }
  get hand(): string[] {
    return handOf(this.view, this.view.seat);
  }
  /** How many cards are to be laid now. */
  get toLay(): number {
    return layCount(this.moves);
  }
  /** The one card that is picked up: the piles show what it would do to them. */
  get active(): string | null {
    return this.swapping || this.view.phase === "lay" ? null : (this.picked[0] ?? null);
  }
  /** The move that the main button makes, once it is complete. */
  get ready(): Move | undefined {
    if (this.view.phase === "lay") return layMove(this.moves, this.picked);
    return this.swapping ? swapMove(this.moves, this.picked, this.wanted) : undefined;
  }

  /** After every news: picks that are still good stay. */
  follow(): void {
    const { phase, pending } = this.view;
    const stage = `${phase} ${this.moves.length > 0}`;
    if (stage !== this.#stage) this.clear();
    this.#stage = stage;
    if (this.#decision !== this.live.match!.decision) this.#silence();
    this.#decision = this.live.match!.decision;
    if (!this.picked.every((card) => this.hand.includes(card))) this.picked = [];
    if (this.wanted !== null && !this.view.open.includes(this.wanted)) this.wanted = null;
    if (typeof pending === "string" && this.moves.length > 0 && this.picked[0] !== pending)
      this.picked = [pending];
  }

  clear(): void {
    const keep = this.view.phase === "drawn" && this.moves.length > 0;
    if (!keep && this.picked.length > 0) this.picked = [];
    this.wanted = null;
    this.swapping = false;
    this.#silence();
  }

  tapCard(card: string): void {
    if (this.#idle()) return;
    const { phase, pending } = this.view;
    const has = this.picked.includes(card);
    if (phase === "drawn") {
      if (card !== pending) this.notice = this.#onlyNew();
    } else if (has) {
      this.picked = this.picked.filter((each) => each !== card);
    } else if (phase === "lay") {
      if (this.picked.length === this.toLay) this.notice = t("web-aa-enough", { count: this.toLay });
      else this.picked = [...this.picked, card];
    } else {
      this.picked = this.swapping ? [...this.picked, card].slice(-2) : [card];
    }
  }

  tapOpen(card: string): void {
    if (this.#idle()) return;
    if (!this.#mayAct() || !this.startSwap()) return;
    this.wanted = this.wanted === card ? null : card;
    if (this.wanted === null && this.picked.length === 0) this.swapping = false;
  }

  /** Two for one. Tells why where it cannot be. */
  startSwap(): boolean {
    if (this.#idle() || !this.#mayAct()) return false;
    if (!can(this.moves, "swap")) {
      this.notice = t(this.view.open.length === 0 ? "web-aa-no-open" : "web-aa-swap-needs-two");
      return false;
    }
    this.swapping = true;
    return true;
  }

  tapPile(seat: number, pile: number): void {
    const card = this.active;
    const cards = openPiles(this.view, seat)[pile];
    if (cards === undefined) return;
    if (card === null || this.moves.length === 0) {
      const shown = this.peek;
      this.clear();
      const label = this.pileLabel(seat, pile);
      if (shown?.label !== label) this.peek = { label, cards };
      return;
    }
    const move = playMove(this.moves, card, seat, pile);
    if (move !== undefined) void this.send(move);
    else this.notice = t("web-aa-no-fit", { card: brief(card), top: brief(cards.at(-1) ?? "") });
  }

  /** What lies buried, as far as I know it. */
  lookAtBuried(): void {
    this.#silence();
    this.peek = { label: t("web-aa-your-buried"), cards: byValue(this.view.my_buried) };
  }

  pileLabel(seat: number, pile: number): string {
    const values = { name: this.names()[seat] ?? "", pile: pile + 1 };
    return seat === this.view.seat ? t("web-aa-your-pile", values) : t("web-aa-pile-of", values);
  }

  draw(): void {
    if (this.#idle() || !this.#mayAct()) return;
    const move = drawMove(this.moves, this.active);
    if (move !== undefined) void this.send(move);
    else if (this.view.stock === 0) this.notice = t("web-aa-stock-empty");
    else this.notice = t(this.swapping ? "web-aa-swap-first" : "web-aa-pick-to-draw");
  }

  bury(): void {
    if (this.#idle() || !this.#mayAct()) return;
    const move = buryMove(this.moves, this.active);
    if (move !== undefined) void this.send(move);
    else this.notice = t(this.swapping ? "web-aa-swap-first" : "web-aa-pick-to-bury");
  }

  /** The main button. */
  finish(): void {
    if (this.ready !== undefined) void this.send(this.ready);
    else if (!this.#idle() && this.toLay > 0) this.notice = t("web-aa-now-lay", { count: this.toLay });
  }

  async send(move: Move): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    const refused = await this.live.play(move);
    this.sending = false;
    if (refused !== null) this.notice = refused.message;
  }

  async takeBack(): Promise<void> {
    const refused = await this.live.do({ do: "take-back", decision: this.live.match!.decision });
    if (refused !== null) this.notice = refused.message;
  }

  /** Picks what a strong player would pick. */
  async hint(): Promise<void> {
    const decision = this.live.match!.decision;
    const best = (await this.live.hint())[0]?.move as Move | undefined;
    if (best === undefined || decision !== this.live.match!.decision) return;
    this.clear();
    this.tip = true;
    const names = this.names();
    if (best.move === "lay") {
      this.picked = best.cards;
      this.notice = t("web-aa-hint-lay", { cards: listed(best.cards.map(brief)) });
    } else if (best.move === "play") {
      const [seat, pile] = best.pile;
      this.picked = [best.card];
      const top = openPiles(this.view, seat)[pile]?.at(-1) ?? "";
      const values = { card: brief(best.card), onto: bare(top), name: names[seat] ?? "" };
      this.notice = t(seat === this.view.seat ? "web-aa-hint-play-yours" : "web-aa-hint-play", values);
    } else if (best.move === "draw") {
      this.picked = [best.discard];
      this.notice = t("web-aa-hint-draw", { card: brief(best.discard) });
    } else if (best.move === "bury") {
      this.picked = [best.card];
      this.notice = t("web-aa-hint-bury", { card: brief(best.card) });
    } else if (best.move === "swap") {
      [this.swapping, this.picked, this.wanted] = [true, best.discard, best.take];
      this.notice = t("web-aa-hint-swap", {
        cards: listed(best.discard.map(brief)),
        taken: brief(best.take),
      });
    } else {
      this.notice = t("web-aa-hint-keep");
    }
  }

  /** Whether there is nothing to decide for me; then it says so. */
  #idle(): boolean {
    this.#silence();
    if (this.moves.length > 0) return false;
    if (!this.view.over) this.notice = this.waiting();
    return true;
  }

  /** Whom the table waits for. */
  waiting(): string {
    const names = this.view.turn
      .filter((seat) => seat !== this.view.seat)
      .map((seat) => this.names()[seat] ?? "");
    if (this.sealed) return t("web-aa-now-sealed", { names: listed(names) });
    return this.view.phase === "lay"
      ? t("web-aa-wait-lay", { names: listed(names) })
      : t("web-turn-of", { name: listed(names) });
  }

  #silence(): void {
    this.notice = "";
    this.tip = false;
    this.peek = null;
  }

  #mayAct(): boolean {
    if (this.view.phase === "drawn") this.notice = this.#onlyNew();
    return this.view.phase === "act";
  }

  /** Which rule says so depends on where the new card comes from: the stock or a swap. */
  #onlyNew(): string {
    const came = this.live.lines.findLast(({ code }) => NEW_CARD.includes(code));
    return t("web-aa-only-new", { rule: came?.code === SWAPPED ? "AA-9" : "AA-8" });
  }
}
