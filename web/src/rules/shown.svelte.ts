// The rules that are open beside the table. Any component can open them, also at one rule; RulesPanel shows them.

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

  /** Opens the rules. The same rule can be opened again. */
  open(game: string, rule: string | null = null): void {
    this.#current = { game, rule };
  }

  close(): void {
    this.#current = null;
  }
}

export const rules = new Rules();
