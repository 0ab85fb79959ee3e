// What I am about to do: the change I look at, the card I have lifted, and what was sent.
import type { LiveTable } from "../../lib/live.svelte";
import type { Refused } from "../../wire";
import type { Move } from "./view";

/** Answers to something that is over anyway. */
const OVERTAKEN = ["table/stale", "table/not-your-turn"];

/** A refusal, and the decision that it was for. */
export interface Problem {
  refused: Pick<Refused, "code" | "message">;
  decision: number;
}

export class Hands {
  previewed = $state.raw<Move | null>(null);
  picked = $state<string | null>(null);
  #problem = $state.raw<Problem | null>(null);
  #sending = false;

  constructor(readonly live: LiveTable) {}

  /** Why the last thing I tried was refused, until something else happens. */
  get problem(): Problem["refused"] | null {
    return this.#problem?.decision === this.live.match?.decision ? (this.#problem?.refused ?? null) : null;
  }

  /** The moment has passed. */
  forget(): void {
    this.previewed = null;
    this.picked = null;
  }

  preview = (move: Move | null): void => {
    this.previewed = move;
  };

  play = (move: Move): void => {
    this.#send(() => this.live.play({ ...move }));
  };

  takeBack = (): void => {
    this.#send(() => this.live.do({ do: "take-back", decision: this.live.match?.decision ?? 0 }));
  };

  /** Asks what a strong player would do, and lifts or shows that. */
  async hint(moves: Move[]): Promise<void> {
    const [best] = await this.live.hint();
    const found = moves.find((move) => JSON.stringify(move) === JSON.stringify(best?.move));
    if (found?.move === "choose") this.picked = found.card;
    else if (found !== undefined) this.previewed = found;
  }

  #send(work: () => Promise<Refused | null>): void {
    if (this.#sending) return;
    this.#sending = true;
    this.#problem = null;
    const decision = this.live.match?.decision ?? 0;
    void work().then((refused) => {
      this.#sending = false;
      this.forget();
      if (refused !== null && !OVERTAKEN.includes(refused.code)) this.#problem = { refused, decision };
    });
  }
}
