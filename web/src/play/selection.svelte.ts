// The player's selection at a table, and sending it: one command at a time. A refusal is stored with its decision; a
// hint is shown as if the player had selected it. Each game has a subclass with its own selection. Only the server's
// moves decide what is legal.
import type { Command, HintMove, Refused } from "../wire";

/** The current decision, as the server describes it. */
export interface Decision<Move> {
  decision: number;
  moves: readonly Move[];
  can_take_back: boolean;
}

/** The part of a live table that sends moves. */
export interface MoveSender {
  do(command: Command): Promise<Refused | null>;
  play(move: object): Promise<Refused | null>;
  hint(): Promise<HintMove[]>;
}

/** A refusal, its decision, and details of the move if the text needs them. */
export interface Problem<About = undefined> {
  refused: Pick<Refused, "code" | "message" | "rule">;
  decision: number;
  about: About | undefined;
}

/** Refusals of a command that came too late. They are not shown, because the table shows the change. */
const OVERTAKEN = ["table/stale", "table/not-your-turn"];

export class Selection<Move extends object, About = undefined> {
  /** The move whose result is shown before it is made. */
  previewed = $state.raw<Move | null>(null);
  /** Whether a command waits for its answer. */
  sending = $state(false);
  /** Whether a hint was requested and has not arrived. */
  asking = $state(false);
  #problem = $state.raw<Problem<About> | null>(null);

  constructor(
    private readonly live: MoveSender,
    protected readonly match: () => Decision<Move>,
  ) {}

  /** My legal moves; none while my choice is sealed. */
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

  /** Clears the selection, the preview and the refusal. Subclasses clear their own selection too. */
  clear(): void {
    this.previewed = null;
    this.#problem = null;
  }

  /** Hides the refusal. */
  dismiss(): void {
    this.#problem = null;
  }

  preview = (move: Move | null): void => {
    this.previewed = move;
  };

  /** Sends a move. An illegal move may be sent too: the server explains why it is refused. */
  send = (move: Move, about?: About): Promise<void> => this.#command(() => this.live.play(move), about);

  takeBack = (): Promise<void> =>
    this.#command(() => this.live.do({ do: "take-back", decision: this.match().decision }));

  /** Selects the move of a strong player, ready to be sent; does nothing if the table has changed meanwhile. */
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

  /** Selects a move, as if the player had selected all its parts. */
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
