// Around every change of a table: measuring before it is drawn, moving cards and playing sounds after.
import { untrack } from "svelte";
import type { Sitting } from "../lib/sitting";
import type { LineView } from "../wire";

interface Change {
  /** Reads all that changes the table. */
  watch: () => unknown;
  before: () => void;
  /** Is given the lines that came with the change; none if nothing new has happened. */
  after: (news: readonly LineView[]) => void;
}

/** To be called while a component starts. */
export function followChanges(live: () => Pick<Sitting, "news">, { watch, before, after }: Change): void {
  let heard = untrack(() => live().news);
  $effect.pre(() => {
    watch();
    untrack(before);
  });
  $effect(() => {
    watch();
    untrack(() => {
      const { news } = live();
      const fresh = news === heard ? [] : news;
      heard = news;
      after(fresh);
    });
  });
}
