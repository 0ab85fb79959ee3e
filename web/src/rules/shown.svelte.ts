// Which rules are open beside the table. Anybody may open them, also at one rule; RulesPanel shows them.

export interface Shown {
  game: string;
  /** The number of a rule, such as DN-8; null: from the beginning. */
  rule: string | null;
}

class Rules {
  #current = $state.raw<Shown | null>(null);

  get current(): Shown | null {
    return this.#current;
  }

  /** Opened once more at the same rule, it is shown once more. */
  open(game: string, rule: string | null = null): void {
    this.#current = { game, rule };
  }

  close(): void {
    this.#current = null;
  }
}

export const rules = new Rules();
