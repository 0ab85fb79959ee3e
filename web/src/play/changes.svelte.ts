// Runs code around every change of a table: measures before it is drawn, moves cards and plays sounds after.
import { untrack } from "svelte";
import type { Sitting } from "../lib/sitting";
import type { LineView } from "../wire";

interface Change {
  /** Reads every value that changes the table. */
  watch: () => unknown;
  before: () => void;
  /** Receives the lines that came with the change; none if nothing new has happened. */
  after: (news: readonly LineView[]) => void;
}

/** Must be called while a component is initialized. */
export function followChanges(live: () => Pick<Sitting, "news">, { watch, before, after }: Change): void {
  let seen = untrack(() => live().news);
  $effect.pre(() => {
    watch();
    untrack(before);
  });
  $effect(() => {
    watch();
    untrack(() => {
      const { news } = live();
      const fresh = news === seen ? [] : news;
      seen = news;
      after(fresh);
    });
  });
}
