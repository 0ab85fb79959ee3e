// How much room a game's table has, for the sizes of its cards.

/** How high the head of the page is, as long as nothing is laid out. */
const HEAD = 56;

/** What the page shows above the table. It is looked up anew whenever the table's extent on the page changes. */
export function heightAbove(table: Element | null | undefined, extent: number): number {
  return !table || extent === 0 ? HEAD : table.getBoundingClientRect().top + scrollY;
}

export function within(least: number, value: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)));
}
