// What a player is about to do at a table, and how it is sent: one command at a time, a refusal is kept with the decision
// that it answers, a hint is shown as if the player had picked it. The picks of a game are in its subclass. What is legal
// comes from the server's moves only.
import type { Command, HintMove, Refused } from "../wire";

/** What the server says about the decision that is open now. */
export interface Decision<Move> {
  decision: number;
  moves: readonly Move[];
  can_take_back: boolean;
}

/** A live table, as far as moves are concerned. */
export interface MoveSender {
  do(command: Command): Promise<Refused | null>;
  play(move: object): Promise<Refused | null>;
  hint(): Promise<HintMove[]>;
}

/** What was refused, for which decision, and what the move was about where the words need it. */
export interface Problem<About = undefined> {
  refused: Pick<Refused, "code" | "message" | "rule">;
  decision: number;
  about: About | undefined;
}

/** Answers to a command that came too late: the table has changed, and shows it. */
const OVERTAKEN = ["table/stale", "table/not-your-turn"];

export class Selection<Move extends object, About = undefined> {
  /** The move whose result is shown before it is made. */
  previewed = $state.raw<Move | null>(null);
  /** Whether a command waits for its answer. */
  sending = $state(false);
  /** Whether a hint was asked for and has not come. */
  asking = $state(false);
  #problem = $state.raw<Problem<About> | null>(null);

  constructor(
    private readonly live: MoveSender,
    protected readonly match: () => Decision<Move>,
  ) {}

  /** What I may do now; nothing while my choice is sealed. */
  get moves(): readonly Move[] {
    return this.sealed ? [] : this.match().moves;
  }
  get myTurn(): boolean {
    return this.moves.length > 0;
  }
  /** Whether I have chosen, the others have not, and I may still take my choice back. */
  get sealed(): boolean {
    return this.match().can_take_back;
  }
  /** Why the last command was refused, until the table changes or something else is tried. */
  get problem(): Problem<About> | null {
    return this.#problem?.decision === this.match().decision ? this.#problem : null;
  }

  /** Nothing is picked or previewed, and no refusal is shown. Subclasses add their picks. */
  clear(): void {
    this.previewed = null;
    this.#problem = null;
  }

  /** The refusal has been read. */
  dismiss(): void {
    this.#problem = null;
  }

  preview = (move: Move | null): void => {
    this.previewed = move;
  };

  /** Sends a move. One that is not legal may be sent too: the server answers why. */
  send = (move: Move, about?: About): Promise<void> => this.#command(() => this.live.play(move), about);

  takeBack = (): Promise<void> =>
    this.#command(() => this.live.do({ do: "take-back", decision: this.match().decision }));

  /** Picks what a strong player would do, ready to be sent; nothing if the table has changed meanwhile. */
  hint = async (): Promise<void> => {
    const { decision } = this.match();
    this.asking = true;
    const [best] = await this.live.hint();
    this.asking = false;
    if (best === undefined || decision !== this.match().decision) return;
    const text = JSON.stringify(best.move);
    const move = this.moves.find((each) => JSON.stringify(each) === text);
    if (move === undefined) return;
    this.clear();
    this.select(move);
  };

  /** Shows a move as if the player had picked all that it needs. */
  protected select(move: Move): void {
    this.previewed = move;
  }

  async #command(work: () => Promise<Refused | null>, about?: About): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.#problem = null;
    const { decision } = this.match();
    const refused = await work();
    this.sending = false;
    if (refused === null || OVERTAKEN.includes(refused.code)) this.clear();
    else this.#problem = { refused, decision, about };
  }
}
