// Nothing happens behind a curtain: while a sheet or the end of a round lies over the table, what is told there waits.

class Curtain {
  #lowered = 0;
  #waiting = new Set<() => void>();

  get down(): boolean {
    return this.#lowered > 0;
  }

  /** Something lies over the table from now on; returns how it is taken away. For a component: `onMount(curtain.lower)`. */
  lower = (): (() => void) => {
    this.#lowered += 1;
    return () => {
      this.#lowered -= 1;
      if (this.down) return;
      const waiting = [...this.#waiting];
      this.#waiting.clear();
      // Not while the page is taking the sheet away.
      setTimeout(() => waiting.forEach((work) => this.whenUp(work)), 0);
    };
  };

  /** Does it now, or as soon as nothing lies over the table. */
  whenUp(work: () => void): void {
    if (this.down) this.#waiting.add(work);
    else work();
  }
}

export const curtain = new Curtain();
