// Our own chance for the next deal: added once for each deal that the server has committed to.
import type { LiveTable } from "../lib/live.svelte";

const added = new WeakMap<LiveTable, number>();

export function addEntropy(live: LiveTable): void {
  const deal = live.table?.next_deal.deal;
  if (deal === undefined || live.seat === null || live.link !== "open" || added.get(live) === deal) return;
  added.set(live, deal);
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const entropy = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  void live.do({ do: "add-entropy", entropy });
}
