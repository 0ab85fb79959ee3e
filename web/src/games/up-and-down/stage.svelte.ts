// What is on the table just now. The server is often further: what it tells is played scene by scene, and a tap skips.
import { prefersReducedMotion } from "svelte/motion";
import type { LiveTable } from "../../lib/live.svelte";
import { play as sound } from "../../lib/sound";
import type { LineView, MatchView } from "../../wire";
import { trickOf, viewOf, type TrickFacts, type View } from "./view";

const STEP = 350;
const CHANGE = 650;
const READ = 2200;
const TAKE = 320;
const ROUND = 8000;
/** Where nothing moves there is less to wait for. */
const CALM = 0.4;

export type RevealStep = "turn" | "cancel" | "fade" | "decide";

export interface Told {
  line: LineView;
  /** What counted when it happened. */
  side: View["side"];
  trump: number;
}

export interface RoundEnd {
  round: number;
  scores: number[];
  pot: number;
}

interface Update {
  view: View;
  lines: LineView[];
}

export class Stage {
  view = $state.raw<View>({} as View);
  /** The last thing that happened. */
  told = $state.raw<Told | null>(null);
  reveal = $state.raw<{ trick: TrickFacts; step: RevealStep } | null>(null);
  /** Where cards go that leave the table now: a seat or the pot; nowhere: back to where they came from. */
  leaveTo = $state("");
  roundEnd = $state.raw<RoundEnd | null>(null);
  dice = $state.raw<[number, number]>([1, 1]);
  rolls = $state(0);
  busy = $state(false);

  #heard: MatchView | null = null;
  #waiting: Update[] = [];
  #scenes: Generator<number> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #skipping = false;

  constructor(match: MatchView, lines: LineView[]) {
    this.#heard = match;
    this.view = viewOf(match);
    this.dice = lastDice(lines) ?? diceFor(this.view.trump);
  }

  hear(match: MatchView, lines: LineView[]): void {
    if (match === this.#heard) return;
    this.#heard = match;
    this.#waiting.push({ view: viewOf(match), lines });
    // Nobody stays behind by a whole trick.
    if (lastTrick(lines) >= 0) this.skip();
    if (this.#scenes === null) this.#advance();
  }

  /** The scene that is on is over at once. */
  skip(): void {
    if (this.#scenes === null) return;
    this.#skipping = true;
    clearTimeout(this.#timer);
    this.#advance();
  }

  #advance(): void {
    for (;;) {
      if (this.#scenes === null) {
        const update = this.#waiting.shift();
        if (update === undefined) break;
        this.#scenes = this.#play(update);
      }
      const { value, done } = this.#scenes.next();
      if (done === true) {
        this.#scenes = null;
        this.#skipping = false;
      } else if (!this.#skipping && !document.hidden) {
        this.busy = true;
        const calm = prefersReducedMotion.current && value < ROUND;
        this.#timer = setTimeout(() => this.#advance(), calm ? value * CALM : value);
        return;
      }
    }
    this.busy = false;
  }

  *#play({ view, lines }: Update): Generator<number> {
    // Of more than one trick that was missed only the last is shown.
    const from = lines.filter(({ code }) => code === "up-and-down/trick").length > 1 ? lastTrick(lines) : 0;
    this.leaveTo = "";
    const over = lines.some(({ code }) => code === "table/ended");
    for (const line of lines.slice(from)) yield* this.#scene(line, view, lines, over);
    this.#settle(view);
  }

  *#scene(line: LineView, view: View, lines: LineView[], over: boolean): Generator<number> {
    const { side, trump } = this.view;
    const told = { line, side, trump };
    const next = { phase: "choose", turn: this.view.suits.map((_, seat) => seat) } as const;
    switch (line.code) {
      case "up-and-down/flipped":
        this.told = told;
        sound("turn");
        this.view = { ...this.view, ...next, side: line.values.side as View["side"] };
        return yield CHANGE;
      case "up-and-down/rotated":
        this.told = told;
        sound("turn");
        this.view = { ...this.view, ...next, suits: line.values.suits as string[] };
        return yield CHANGE;
      case "up-and-down/rolled":
        this.told = told;
        sound("dice");
        this.dice = line.values.dice as [number, number];
        this.rolls += 1;
        this.view = { ...this.view, ...next };
        yield CHANGE;
        this.view = { ...this.view, trump: line.values.trump as number };
        return;
      case "up-and-down/chosen":
        sound("card");
        return this.#chosen(line.values.seat as number, view, lines);
      case "up-and-down/trick":
        return yield* this.#trick(told);
      case "up-and-down/round-over":
        if (over) return;
        this.roundEnd = line.values as unknown as RoundEnd;
        // Who skipped the last trick still wants to see how the round ended.
        this.#skipping = false;
        yield ROUND;
        this.roundEnd = null;
        this.told = null;
        return;
      case "table/dealt":
        this.told = null;
        sound("dice");
        this.rolls += 1;
        this.dice = diceFor(view.trump);
        this.view = { ...view, turn: [] };
        return yield CHANGE;
    }
  }

  #chosen(seat: number, view: View, lines: LineView[]): void {
    const trick = lines.find(({ code }) => code === "up-and-down/trick");
    const card = trick === undefined ? view.chosen[seat] : trickOf(trick).cards[seat];
    const hands = this.view.hands.map((hand, place) => {
      if (place !== seat) return hand;
      return typeof hand === "number" ? hand - 1 : hand.filter((each) => each !== card);
    });
    const chosen = this.view.chosen.map((each, place) => (place === seat ? (card ?? true) : each));
    const turn = this.view.turn.filter((each) => each !== seat);
    this.view = { ...this.view, phase: "choose", hands, chosen, turn };
  }

  *#trick(told: Told): Generator<number> {
    const trick = trickOf(told.line);
    this.view = { ...this.view, phase: "choose", chosen: trick.cards, turn: [] };
    this.reveal = { trick, step: "turn" };
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
    this.told = told;
    yield READ;
    this.leaveTo = trick.winner === null ? "pot" : `seat-${trick.winner}`;
    const tricks = this.view.tricks.map((count, seat) => count + (seat === trick.winner ? trick.taken : 0));
    const scores = this.view.scores.map((count, seat) => count + (seat === trick.winner ? trick.taken : 0));
    this.reveal = null;
    this.view = { ...this.view, tricks, scores, pot: trick.pot, chosen: trick.cards.map(() => null) };
    yield TAKE;
  }

  #settle(view: View): void {
    if (view.trump !== this.dice[0] + this.dice[1]) this.dice = diceFor(view.trump);
    this.reveal = null;
    this.roundEnd = null;
    this.view = view;
  }
}

const lastTrick = (lines: LineView[]): number =>
  lines.map(({ code }) => code).lastIndexOf("up-and-down/trick");

/** The dice that were rolled last in this round. */
function lastDice(lines: LineView[]): [number, number] | null {
  const codes = lines.map(({ code }) => code);
  const rolled = codes.lastIndexOf("up-and-down/rolled");
  return rolled > codes.lastIndexOf("table/dealt") ? (lines[rolled]?.values.dice as [number, number]) : null;
}

/** Two dice that show that sum, where nobody has told which they were. */
function diceFor(sum: number): [number, number] {
  return [Math.ceil(sum / 2), Math.floor(sum / 2)];
}

const stages = new WeakMap<LiveTable, Stage>();

/** The stage of that table: it goes on where it was, also when the page draws the table anew. */
export function stageOf(live: LiveTable, match: MatchView): Stage {
  const stage = stages.get(live) ?? new Stage(match, live.lines);
  stages.set(live, stage);
  return stage;
}
