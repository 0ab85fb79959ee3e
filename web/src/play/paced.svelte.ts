// A table at the reader's pace. The server's updates wait in a queue, and each is shown when the one before has been
// read. Only what this browser shows is held back: commands go out at once, and nobody else waits.
import { flushSync, tick } from "svelte";
import { call, Refusal } from "../lib/api";
import { curtain } from "../lib/curtain";
import type { LiveTable } from "../lib/live.svelte";
import { prefs, type Pace } from "../lib/prefs.svelte";
import type { Pacing, Scene, Sitting } from "../lib/sitting";
import type { Command, HintMove, LineView, MatchView, Refused, TableView, Update } from "../wire";
import { readingTime } from "./pace";
import { followed, moverOf, recalled, type Moment } from "./past";

type News = Pick<Update, "table" | "match" | "lines">;
type Live = Pick<LiveTable, "seat" | "match" | "invite" | "away" | "ahead" | "told" | "do" | "hint">;

/** How long each of several updates stays that waited behind a sheet, for those who want it fast. */
const BRIEFLY = 350;

export class PacedTable implements Sitting, Pacing {
  table = $state.raw<TableView | null>(null);
  match = $state.raw<MatchView | null>(null);
  lines = $state.raw<LineView[]>([]);
  news = $state.raw<LineView[]>([]);
  /** What happened, move by move, until what is shown. */
  moments = $state.raw<Moment[]>([]);
  /** Whether the server is being asked how it was. */
  recalling = $state(false);
  /** Whether what is shown is still being read. */
  #reading = $state(false);
  #scene = $state.raw<Scene | null>(null);
  #queue: News[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly live: Live,
    /** How many letters there are to read in what happened. */
    private readonly lettersOf: (lines: readonly LineView[], table: TableView) => number,
  ) {
    live.told = (update) => this.#hear(update);
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
  get ahead(): number {
    return this.live.ahead;
  }

  /** Whether the table waits for a tap. */
  get asks(): boolean {
    return this.#pace === "tap" && (this.#scene === null ? this.#reading : this.#scene.asks);
  }
  get told(): boolean {
    return !this.#reading && this.#scene === null;
  }

  do(command: Command): Promise<Refused | null> {
    return this.live.do(command);
  }
  /** A move answers what is shown. */
  play(move: Record<string, unknown>): Promise<Refused | null> {
    return this.do({ do: "play", move, decision: this.match?.decision ?? 0 });
  }
  hint(): Promise<HintMove[]> {
    return this.live.hint();
  }

  /** Asks the server how the match stood at moments when this page was not there. */
  async recall(): Promise<void> {
    const until = this.moments.findLast(({ after }) => after === null)?.lines[0]?.number;
    if (until === undefined || this.recalling || this.table === null) return;
    this.recalling = true;
    try {
      const parts = { table: this.table.table };
      const { moments } = await call("POST /api/tables/{table}/past", parts, { until, invite: this.invite });
      this.moments = recalled(this.moments, moments);
    } catch (error) {
      // What happened is told in words all the same.
      if (!(error instanceof Refusal)) throw error;
    } finally {
      this.recalling = false;
    }
  }

  /** What is shown has been read. */
  next = (): void => {
    if (curtain.down) return;
    this.#scene?.skip();
    this.#read();
  };

  timeFor(letters: number): number {
    return readingTime(letters, this.#pace);
  }

  stands(at: Scene | null): void {
    const before = this.#scene;
    this.#scene = at;
    if (at !== null) {
      // The scenes take the time that is needed to read them.
      clearTimeout(this.#timer);
      this.#reading = false;
    } else if (before !== null) this.#soon();
  }

  /** While my clock runs, nothing keeps me from my turn. */
  get #pace(): Pace {
    return this.#timed(this.table, this.live.match) ? "fast" : prefs.pace;
  }

  #timed(table: TableView | null, match: MatchView | null): boolean {
    const { seat } = this;
    if (seat === null || match === null || table?.pace.kind !== "live") return false;
    return match.view.turn.includes(seat) && match.deadlines[seat] != null;
  }

  /** A page that nobody sees is where the match is: its title says whose turn it is. */
  #look = (): void => {
    if (document.hidden) this.#catchUp();
  };

  #hear({ table, match, lines }: Update): void {
    const talk = this.#queue.length === 0 ? [] : lines.filter(isTalk);
    // What people say is no part of the match, and does not wait for it.
    if (talk.length > 0) this.lines = [...this.lines, ...talk];
    const news = { table, match, lines: lines.filter((line) => !talk.includes(line)) };
    this.#queue.push(news);
    if (this.#hurries(news)) this.#catchUp();
    else this.#advance();
  }

  /** Whether nothing is held back: I have moved, my clock runs, there is no match, or nobody looks. */
  #hurries({ table, match, lines }: News): boolean {
    const { match: shown, table: before } = this;
    if (shown === null || match === null || before?.status !== "playing" || document.hidden) return true;
    if (table !== null && table.you.person !== before.you.person) return true;
    return (this.seat !== null && moverOf(lines) === this.seat) || this.#timed(table ?? before, match);
  }

  #catchUp(): void {
    while (this.#queue.length > 0) {
      this.#release();
      // The table hears of each, not of the last alone.
      if (this.#queue.length > 0) flushSync();
    }
  }

  #advance = (): void => {
    if (this.#queue.length === 0 || this.#reading) return;
    if (this.#scene !== null && this.#pace !== "fast") return;
    if (curtain.down) return curtain.whenUp(this.#advance);
    this.#release();
  };

  /** After the table has heard what was released, and has begun to play it. */
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
    this.lines = [...this.lines, ...news.lines];
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

  /** A choice that lies face down and my own move need no time; at my turn I take the time that I want. */
  #timeOf({ table, match, lines }: News): number {
    const { match: before } = this;
    const about = table ?? this.table;
    if (about === null || match === null || before === null || match.decision === before.decision) return 0;
    const mine = this.seat !== null && moverOf(lines) === this.seat;
    if (this.#pace === "fast" || mine) return this.#queue.length > 0 ? BRIEFLY : 0;
    if (match.moves.length > 0 && this.#queue.length === 0) return 0;
    // How the round ended stays on a sheet of its own until it is closed.
    if (!match.view.over && lines.some(({ code }) => code.endsWith("/round-over"))) return 0;
    return this.timeFor(this.lettersOf(lines, about));
  }
}

const isTalk = ({ code }: LineView): boolean => code === "table/said" || code === "table/reacted";
