// The scenes of Up & Down: of the start of a round, and of each change and trick.
import type { Pacing, Sitting } from "../../lib/sitting";
import { play as sound } from "../../lib/sound";
import { Staging, type Pause } from "../../play/staging.svelte";
import type { LineView, MatchView, UpAndDownFacts } from "../../wire";
import { viewOf, type TrickFacts, type View } from "./view";

const STEP = 350;
const CHANGE = 650;
/** The least time of a trick in milliseconds, however short the sentence. */
const READ = 2200;
const TAKE = 460;
/** The time of the end of a round, if there is no pacing; otherwise it stays until it is closed. */
const ROUND = 8000;

export type RevealStep = "turn" | "cancel" | "fade" | "decide";

export interface Announced {
  line: LineView;
  /** The side at that time. */
  side: View["side"];
  trump: number;
}

export type RoundEnd = UpAndDownFacts["round-over"];

/** One update that is being played. */
interface Act {
  view: View;
  lines: readonly LineView[];
  /** Whether the match ends with it. */
  over: boolean;
  /** The pause after a change by the trick boss. */
  change: () => Pause;
}

export class Stage extends Staging<MatchView> {
  view: View;
  /** The last thing that happened. */
  announced = $state.raw<Announced | null>(null);
  /** The last trick that was played here. */
  trick = $state.raw<Announced | null>(null);
  reveal = $state.raw<{ trick: TrickFacts; step: RevealStep } | null>(null);
  /** The place to which cards leave the table: a seat or the pot; "": back to where they came from. */
  leaveTo = $state("");
  roundEnd = $state.raw<RoundEnd | null>(null);
  dice = $state.raw<[number, number]>([1, 1]);
  rolls = $state(0);
  /** The sentence of the announcement. */
  text: () => string = () => "";

  constructor(match: MatchView, pacing?: Pacing) {
    super(match, pacing);
    this.view = $state.raw(viewOf(match));
    this.dice = this.view.dice;
  }

  /** A new trick skips the current update. */
  protected override overtakes(lines: readonly LineView[]): boolean {
    return lastTrick(lines) >= 0;
  }

  protected override *play(match: MatchView, lines: readonly LineView[]): Generator<Pause> {
    const view = viewOf(match);
    // At my turn the sentence stays while I choose.
    const change = (): Pause => (match.moves.length > 0 ? CHANGE : this.#text(CHANGE));
    // If several tricks were missed, only the last is shown.
    const from = lines.filter(({ code }) => code === "up-and-down/trick").length > 1 ? lastTrick(lines) : 0;
    this.leaveTo = "";
    const over = lines.some(({ code }) => code === "table/ended");
    for (const line of lines.slice(from)) yield* this.#scene(line, { view, lines, over, change });
    this.#settle(view);
  }

  *#scene(line: LineView, { view, lines, over, change }: Act): Generator<Pause> {
    const { side, trump } = this.view;
    const announced = { line, side, trump };
    const next = { phase: "choose", turn: this.view.suits.map((_, seat) => seat) } as const;
    switch (line.code) {
      case "up-and-down/flipped":
        this.announced = announced;
        sound("turn");
        this.view = { ...this.view, ...next, side: line.values.side };
        return yield change();
      case "up-and-down/rotated":
        this.announced = announced;
        sound("turn");
        this.view = { ...this.view, ...next, suits: line.values.suits };
        return yield change();
      case "up-and-down/rolled":
        this.announced = announced;
        sound("dice");
        this.dice = line.values.dice;
        this.rolls += 1;
        this.view = { ...this.view, ...next };
        yield change();
        this.view = { ...this.view, trump: line.values.trump };
        return;
      case "up-and-down/chosen":
        sound("card");
        return this.#chosen(line.values.seat, view, lines);
      case "up-and-down/trick":
        return yield* this.#trick(line.values, announced);
      case "up-and-down/round-over":
        if (over) return;
        this.roundEnd = line.values;
        // The end of the round is shown even if the last trick was skipped.
        this.stay();
        yield { letters: 0, least: this.pacing === undefined ? ROUND : Infinity };
        this.roundEnd = null;
        this.announced = null;
        return;
      case "table/dealt":
        this.announced = null;
        sound("dice");
        this.rolls += 1;
        this.dice = view.dice;
        this.view = { ...view, turn: [] };
        return yield CHANGE;
    }
  }

  #chosen(seat: number, view: View, lines: readonly LineView[]): void {
    const trick = lines.find((line) => line.code === "up-and-down/trick");
    const card = trick === undefined ? view.chosen[seat] : trick.values.cards[seat];
    const hands = this.view.hands.map((hand, place) => {
      if (place !== seat) return hand;
      return typeof hand === "number" ? hand - 1 : hand.filter((each) => each !== card);
    });
    const chosen = this.view.chosen.map((each, place) => (place === seat ? (card ?? true) : each));
    const turn = this.view.turn.filter((each) => each !== seat);
    this.view = { ...this.view, phase: "choose", hands, chosen, turn };
  }

  *#trick(trick: TrickFacts, announced: Announced): Generator<Pause> {
    this.view = { ...this.view, phase: "choose", chosen: trick.cards, turn: [] };
    this.reveal = { trick, step: "turn" };
    this.trick = announced;
    sound("card");
    yield STEP;
    if (trick.verdicts.includes("cancelled")) {
      this.reveal = { trick, step: "cancel" };
      yield STEP;
    }
    if (trick.verdicts.includes("does-not-count")) {
      this.reveal = { trick, step: "fade" };
      yield STEP;
    }
    this.reveal = { trick, step: "decide" };
    this.announced = announced;
    yield this.#text(READ);
    this.leaveTo = trick.winner === null ? "pot" : `won-${trick.winner}`;
    const tricks = this.view.tricks.map((count, seat) => count + (seat === trick.winner ? trick.taken : 0));
    const scores = this.view.scores.map((count, seat) => count + (seat === trick.winner ? trick.taken : 0));
    this.reveal = null;
    this.view = { ...this.view, tricks, scores, pot: trick.pot, chosen: trick.cards.map(() => null) };
    yield TAKE;
  }

  #text(least: number): Pause {
    return { letters: this.text().length, least };
  }

  #settle(view: View): void {
    this.dice = view.dice;
    this.reveal = null;
    this.roundEnd = null;
    this.view = view;
  }
}

const lastTrick = (lines: readonly LineView[]): number =>
  lines.map(({ code }) => code).lastIndexOf("up-and-down/trick");

const stages = new WeakMap<Sitting, Stage>();

/** The stage of that table. It continues when the page renders the table again. */
export function stageOf(live: Sitting, match: MatchView): Stage {
  const stage = stages.get(live) ?? new Stage(match, live.pacing);
  stages.set(live, stage);
  return stage;
}
