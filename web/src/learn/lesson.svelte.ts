// A chapter of a tutorial: the table of a lesson. The server plays it by the real rules and stores nothing; this module
// stores how far the learner has come. The game's component shows it like any other table.
import { call, Refusal } from "../lib/api";
import { refusalWords } from "../lib/refusals";
import type { Pacing, Scene, Sitting } from "../lib/sitting";
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

/** The pause between the moves of the others, and before the next text, in milliseconds. */
const PAUSE = 700;
const SETTLE = 1400;

const WAITS = "table/lesson-waits";

/** The answer to a wrong move: what the step asks for, and the rule that forbids the move, if there is one. */
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
  /** The current step; null while the others move, and at the end. */
  now = $state.raw<LessonStep | null>(null);
  over = $state(false);
  wrong = $state.raw<Wrong | null>(null);
  /** Whether the server could not be reached. */
  lost = $state(false);

  /** What happened lies there until the learner goes on: the words speak of it. */
  readonly pacing: Pacing = {
    allShown: false,
    timeFor: () => Infinity,
    setScene: (scene) => (this.#scene = scene),
  };

  #scene: Scene | null = null;
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

  /** Begins at that step. If the chapter has become shorter, it begins at its start. */
  async begin(step: number): Promise<void> {
    const view = (await this.#ask({ step })) ?? (step > 0 ? await this.#ask({ step: 0 }) : null);
    if (view === null) return;
    this.lines = [];
    for (const update of view.updates) this.#apply(update);
    this.#arrive(view);
  }

  /** Completes a step that the learner only reads. */
  next = async (): Promise<void> => {
    if (this.now === null || this.now.taps.length > 0) return;
    const view = await this.#ask({ step: this.step, done: true });
    if (view?.refused === null) void this.#show(view);
  };

  /** Skips the animation of the others' moves. */
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

  /** Shows the moves of a step, one after the other. */
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
    // The table never lags behind the words.
    this.#scene?.skip();
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
    if (view.now !== null && view.now.taps.length > 0) this.#scene?.skip();
    this.wrong = null;
    this.keep(view.step);
  }
}
