// A chapter of a tutorial: the table of a lesson. The server plays it by the real rules and keeps nothing; here is only
// how far the learner has come. The game's table sits at it as at any other.
import { call, Refusal } from "../lib/api";
import { refusalWords } from "../lib/refusals";
import type { Sitting } from "../lib/sitting";
import { t } from "../lib/words.svelte";
import type {
  HintMove,
  LessonStep,
  LessonView,
  LineView,
  MatchView,
  Refused,
  TableView,
  Update,
} from "../wire";

/** Between the moves of the others, and before the next words. */
const PAUSE = 700;
const SETTLE = 1400;

const WAITS = "table/lesson-waits";

/** What a wrong try is told: what would have been needed, and the rule in the way, if one is. */
export interface Wrong {
  text: string;
  rule: string | null;
}

export class Lesson implements Sitting {
  readonly invite = "";
  readonly away: readonly number[] = [];
  readonly ahead = 0;
  table = $state.raw<TableView | null>(null);
  match = $state.raw<MatchView | null>(null);
  lines = $state.raw<LineView[]>([]);
  news = $state.raw<LineView[]>([]);
  step = $state(0);
  steps = $state(0);
  /** What is to be read or done; null while the others move, and at the end. */
  now = $state.raw<LessonStep | null>(null);
  over = $state(false);
  wrong = $state.raw<Wrong | null>(null);
  /** Whether the server could not be asked. */
  lost = $state(false);

  #asking = false;
  #left = false;
  #hurry: (() => void) | null = null;

  constructor(
    readonly game: string,
    readonly chapter: number,
    step: number,
    private readonly keep: (step: number) => void,
  ) {
    void this.begin(step);
  }

  get seat(): number | null {
    return this.table?.you.seat ?? null;
  }

  /** From that step on; a chapter that has become shorter begins anew. */
  async begin(step: number): Promise<void> {
    const view = (await this.#ask({ step })) ?? (step > 0 ? await this.#ask({ step: 0 }) : null);
    if (view === null) return;
    this.lines = [];
    for (const update of view.updates) this.#apply(update);
    this.#arrive(view);
  }

  /** The learner has read it. */
  next = async (): Promise<void> => {
    if (this.now === null || this.now.taps.length > 0) return;
    const view = await this.#ask({ step: this.step, done: true });
    if (view?.refused === null) void this.#show(view);
  };

  /** What the others do need not be watched. */
  hurry = (): void => this.#hurry?.();

  async play(move: Record<string, unknown>): Promise<Refused | null> {
    const view = await this.#ask({ step: this.step, move });
    if (view === null)
      return {
        type: "refused",
        id: null,
        code: "web/offline",
        message: t("web-offline"),
        rule: null,
        values: {},
      };
    if (view.refused === null) {
      void this.#show(view);
      return null;
    }
    const { code, rule } = view.refused;
    const wrong = this.now?.wrong ?? "";
    this.wrong = wrong === "" ? null : { text: wrong, rule };
    const message = code === WAITS ? t("web-learn-another") : refusalWords(view.refused);
    return { ...view.refused, message };
  }

  do(): Promise<Refused | null> {
    return Promise.resolve(null);
  }

  hint(): Promise<HintMove[]> {
    return Promise.resolve([]);
  }

  leave(): void {
    this.#left = true;
  }

  async #ask(body: {
    step: number;
    done?: boolean;
    move?: Record<string, unknown>;
  }): Promise<LessonView | null> {
    if (this.#asking) return null;
    this.#asking = true;
    const parts = { game: this.game, chapter: `${this.chapter}` };
    try {
      const view = await call("POST /api/games/{game}/lessons/{chapter}", parts, {
        done: false,
        move: null,
        ...body,
      });
      this.lost = false;
      return this.#left ? null : view;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.lost = error.problem.code !== "server/bad-message";
      return null;
    } finally {
      this.#asking = false;
    }
  }

  /** Shows what a step has brought, move by move. */
  async #show(view: LessonView): Promise<void> {
    this.now = null;
    this.wrong = null;
    for (const [n, update] of view.updates.entries()) {
      if (n > 0) await this.#wait(PAUSE);
      if (this.#left) return;
      this.#apply(update);
    }
    if (view.updates.length > 0) await this.#wait(SETTLE);
    if (!this.#left) this.#arrive(view);
  }

  #wait(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.#hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  #apply(update: Update): void {
    this.table = update.table ?? this.table;
    this.match = update.match;
    this.news = update.lines;
    this.lines = [...this.lines, ...update.lines];
  }

  #arrive(view: LessonView): void {
    this.step = view.step;
    this.steps = view.steps;
    this.now = view.now;
    this.over = view.now === null;
    this.wrong = null;
    this.keep(view.step);
  }
}
