// A table at the reader's pace. The server's updates wait in a queue, and each is shown when the one before has been
// read. Only this browser's display is delayed: commands are sent at once, and no other player waits.
import { flushSync, tick } from "svelte";
import { call, Refusal } from "../lib/api";
import { curtain } from "../lib/curtain";
import type { LiveTable } from "../lib/live.svelte";
import { prefs, type Pace } from "../lib/prefs.svelte";
import type { Pacing, Scene, Sitting } from "../lib/sitting";
import type { Command, HintMove, LineView, MatchView, Refused, TableView, Update } from "../wire";
import type { Older } from "../lib/older.svelte";
import { readingTime } from "./pace";
import { followed, moverOf, recalled, type Moment } from "./past";

type News = Pick<Update, "table" | "match" | "lines"> & {
  /** Whether earlier lines are missing, so that the log begins anew. */
  gap: boolean;
};
type Live = Pick<
  LiveTable,
  "seat" | "match" | "invite" | "away" | "ahead" | "older" | "onUpdate" | "do" | "hint"
>;

/** How long each of several updates stays that waited behind a dialog, at the pace "fast". */
const BRIEFLY = 350;

export class PacedTable implements Sitting, Pacing {
  table = $state.raw<TableView | null>(null);
  match = $state.raw<MatchView | null>(null);
  lines = $state.raw<LineView[]>([]);
  news = $state.raw<LineView[]>([]);
  /** The moves up to what is shown now. */
  moments = $state.raw<Moment[]>([]);
  /** Whether the page waits for the server's answer about past moves. */
  recalling = $state(false);
  /** Whether the reader still needs time for what is shown. */
  #reading = $state(false);
  #scene = $state.raw<Scene | null>(null);
  #queue: News[] = [];
  #have = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly live: Live,
    /** The number of letters to read in these lines. */
    private readonly lettersOf: (lines: readonly LineView[], table: TableView) => number,
  ) {
    live.onUpdate = (update) => this.#receive(update);
    document.addEventListener("visibilitychange", this.#look);
  }

  leave(): void {
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#look);
  }

  get pacing(): Pacing {
    return this;
  }
  get seat(): number | null {
    return this.live.seat;
  }
  get invite(): string {
    return this.live.invite;
  }
  get away(): readonly number[] {
    return this.live.away;
  }
  get older(): Older {
    return this.live.older;
  }
  get ahead(): number {
    return this.live.ahead;
  }

  /** Whether the table waits for a tap. */
  get asks(): boolean {
    return this.#pace === "tap" && (this.#scene === null ? this.#reading : this.#scene.asks);
  }
  get allShown(): boolean {
    return !this.#reading && this.#scene === null;
  }

  do(command: Command): Promise<Refused | null> {
    return this.live.do(command);
  }
  /** Plays a move for the decision that is shown. */
  play(move: Record<string, unknown>): Promise<Refused | null> {
    return this.do({ do: "play", move, decision: this.match?.decision ?? 0 });
  }
  hint(): Promise<HintMove[]> {
    return this.live.hint();
  }

  /** Asks the server for the match at past moves that this page did not see. */
  async recall(): Promise<void> {
    const until = this.moments.findLast(({ after }) => after === null)?.lines[0]?.number;
    if (until === undefined || this.recalling || this.table === null) return;
    this.recalling = true;
    try {
      const parts = { table: this.table.table };
      const { moments } = await call("POST /api/tables/{table}/past", parts, { until, invite: this.invite });
      this.moments = recalled(this.moments, moments);
    } catch (error) {
      // The sentences are shown all the same.
      if (!(error instanceof Refusal)) throw error;
    } finally {
      this.recalling = false;
    }
  }

  /** Goes on: what is shown has been read. */
  next = (): void => {
    if (curtain.down) return;
    this.#scene?.skip();
    this.#read();
  };

  timeFor(letters: number): number {
    return readingTime(letters, this.#pace);
  }

  setScene(scene: Scene | null): void {
    const before = this.#scene;
    this.#scene = scene;
    if (scene !== null) {
      // Scenes include the time to read them.
      clearTimeout(this.#timer);
      this.#reading = false;
    } else if (before !== null) this.#soon();
  }

  /** The pace; "fast" while my clock runs, so that nothing delays my turn. */
  get #pace(): Pace {
    return this.#timed(this.table, this.live.match) ? "fast" : prefs.pace;
  }

  #timed(table: TableView | null, match: MatchView | null): boolean {
    const { seat } = this;
    if (seat === null || match === null || table?.pace.kind !== "live") return false;
    return match.view.turn.includes(seat) && match.deadlines[seat] != null;
  }

  /** A hidden page shows the latest state at once, because its title shows whose turn it is. */
  #look = (): void => {
    if (document.hidden) this.#catchUp();
  };

  #receive({ table, match, lines, number, after }: Update): void {
    const gap = after > this.#have;
    this.#have = number;
    const talk = this.#queue.length === 0 || gap ? [] : lines.filter(isTalk);
    // Chat is not part of the match, and is not delayed.
    if (talk.length > 0) this.lines = [...this.lines, ...talk];
    const news = { table, match, gap, lines: lines.filter((line) => !talk.includes(line)) };
    this.#queue.push(news);
    if (this.#showsAtOnce(news)) this.#catchUp();
    else this.#advance();
  }

  /** Whether to show everything at once: I have moved, my clock runs, there is no match, or the page is hidden. */
  #showsAtOnce({ table, match, lines }: News): boolean {
    const { match: shown, table: before } = this;
    if (shown === null || match === null || before?.status !== "playing" || document.hidden) return true;
    if (table !== null && table.you.person !== before.you.person) return true;
    return (this.seat !== null && moverOf(lines) === this.seat) || this.#timed(table ?? before, match);
  }

  #catchUp(): void {
    while (this.#queue.length > 0) {
      this.#release();
      // The table receives every update, not only the last one.
      if (this.#queue.length > 0) flushSync();
    }
  }

  #advance = (): void => {
    if (this.#queue.length === 0 || this.#reading) return;
    if (this.#scene !== null && this.#pace !== "fast") return;
    if (curtain.down) return curtain.whenUp(this.#advance);
    this.#release();
  };

  /** Goes on after the table has received the update and has begun to show it. */
  #soon(): void {
    void tick().then(this.#advance);
  }

  #release(): void {
    const news = this.#queue.shift();
    if (news === undefined) return;
    const time = this.#timeOf(news);
    this.table = news.table ?? this.table;
    this.moments = followed(this.moments, { lines: news.lines, before: this.match, after: news.match });
    this.match = news.match;
    this.news = news.lines;
    this.lines = news.gap ? news.lines : [...this.lines, ...news.lines];
    clearTimeout(this.#timer);
    this.#reading = time > 0;
    if (time === 0) this.#soon();
    else if (time < Infinity) this.#timer = setTimeout(() => curtain.whenUp(this.#read), time);
  }

  #read = (): void => {
    clearTimeout(this.#timer);
    this.#reading = false;
    this.#advance();
  };

  /** How long an update stays. A choice face down and my own move need no time; at my turn I decide myself how long I
   * look, also if something waits that is no move, such as a new name. */
  #timeOf({ table, match, lines }: News): number {
    const { match: before } = this;
    const about = table ?? this.table;
    if (about === null || match === null || before === null || match.decision === before.decision) return 0;
    const mine = this.seat !== null && moverOf(lines) === this.seat;
    if (this.#pace === "fast" || mine) return this.#queue.length > 0 ? BRIEFLY : 0;
    if (match.moves.length > 0 && !this.#queue.some((later) => later.match?.decision !== match.decision))
      return 0;
    // The end of a round is shown in a dialog until it is closed.
    if (!match.view.over && lines.some(({ code }) => code.endsWith("/round-over"))) return 0;
    return this.timeFor(this.lettersOf(lines, about));
  }
}

const isTalk = ({ code }: LineView): boolean => code === "table/said" || code === "table/reacted";
