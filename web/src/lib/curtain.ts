// While a dialog or the end of a round covers the table, the table waits and shows nothing new.

class Curtain {
  #lowered = 0;
  #waiting = new Set<() => void>();

  get down(): boolean {
    return this.#lowered > 0;
  }

  /** Called when something covers the table; returns the function that uncovers it. In a component:
   * `onMount(curtain.lower)`. */
  lower = (): (() => void) => {
    this.#lowered += 1;
    return () => {
      this.#lowered -= 1;
      if (this.down) return;
      const waiting = [...this.#waiting];
      this.#waiting.clear();
      // Not while the page is still removing the dialog.
      setTimeout(() => waiting.forEach((work) => this.whenUp(work)), 0);
    };
  };

  /** Runs the work now, or as soon as nothing covers the table. */
  whenUp(work: () => void): void {
    if (this.down) this.#waiting.add(work);
    else work();
  }
}

export const curtain = new Curtain();
