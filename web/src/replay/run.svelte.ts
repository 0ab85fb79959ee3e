// A replay: the current step, and the table that shows it. Going one step forward is an update of the table, which
// moves its cards; any other jump makes a new table.
import type { Pace } from "../lib/prefs.svelte";
import type { Sitting } from "../lib/sitting";
import { t } from "../lib/words.svelte";
import type { HintMove, LineView, MatchView, Refused, Replay, ReplayStep, TableView } from "../wire";

/** Steps that follow each other faster than this, in milliseconds, are not animated. */
const HURRY = 350;

/** A table that shows steps in their order. It accepts no commands. */
export class ReplaySitting implements Sitting {
  readonly invite = "";
  readonly away: readonly number[] = [];
  readonly ahead = 0;
  readonly seat: number | null;
  table: TableView = $state.raw({} as TableView);
  match: MatchView = $state.raw({} as MatchView);
  lines: readonly LineView[] = $state.raw([]);
  news: readonly LineView[] = $state.raw([]);

  constructor(
    readonly replay: Replay,
    step: number,
  ) {
    this.seat = replay.table.you.seat;
    this.show(step);
    this.news = [];
  }

  show(step: number): void {
    const { table, steps } = this.replay;
    const now = steps[step];
    if (now === undefined) return;
    const over = now.match.view.winners.length > 0;
    this.table = { ...table, status: over ? "over" : "playing" };
    // All hands are shown beside the table, which stays as the seat saw it.
    this.match = { ...now.match, open: null };
    this.lines = steps.slice(0, step + 1).flatMap(({ lines }) => linesOf(lines));
    this.news = linesOf(now.lines);
  }

  do(): Promise<Refused | null> {
    return Promise.resolve({
      type: "refused",
      id: null,
      code: "web/replay",
      message: t("web-replay-only-look"),
      rule: null,
      values: {},
    });
  }
  play(): Promise<Refused | null> {
    return this.do();
  }
  hint(): Promise<HintMove[]> {
    return Promise.resolve([]);
  }
}

/** The end of a round is a step like others: no sheet covers it. */
function linesOf(lines: readonly LineView[]): LineView[] {
  return lines.filter(({ code }) => !code.endsWith("/round-over"));
}

export class Run {
  replay: Replay = $state.raw({} as Replay);
  step = $state(0);
  sitting: ReplaySitting = $state.raw({} as ReplaySitting);
  playing = $state(false);
  #furthest = $state(0);
  #then = 0;

  constructor(replay: Replay, step: number) {
    this.change(replay, step);
  }

  get now(): ReplayStep | undefined {
    return this.replay.steps[this.step];
  }
  get last(): number {
    return this.replay.steps.length - 1;
  }

  /** The last visible step. In the view of a seat, later steps stay hidden until they have been shown; with all hands
   * open, nothing is hidden. */
  get lastShown(): number {
    return this.now?.match.open == null ? this.#furthest : this.last;
  }

  /** Shows the same record in another view. */
  change(replay: Replay, step = this.step): void {
    this.replay = replay;
    this.#jump(step);
  }

  /** Goes to a step. To the next step, cards move, unless steps follow each other quickly. */
  go(step: number, at = performance.now()): void {
    const wanted = Math.max(0, Math.min(this.last, Math.round(step)));
    const next = wanted === this.step + 1 && at - this.#then > HURRY;
    this.#then = at;
    if (wanted === this.step) return;
    if (!next) return this.#jump(wanted);
    this.#move(wanted);
    this.sitting.show(wanted);
  }

  #jump(step: number): void {
    this.#move(Math.max(0, Math.min(this.last, step)));
    this.sitting = new ReplaySitting(this.replay, this.step);
  }

  #move(step: number): void {
    this.step = step;
    this.#furthest = Math.max(this.#furthest, step);
  }
}

/** How long a step stays, in milliseconds; it grows with the length of its sentence. */
export function readingTime(text: string): number {
  return 900 + 45 * text.length;
}

/** The factor for each pace; "tap" counts as normal here. */
export const PACE: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.6, tap: 1 };
