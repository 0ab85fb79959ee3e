// Where everybody sits at a table as one of them sees it.

/** Everybody but that seat, clockwise from its left. */
export function othersOf(players: number, seat: number): number[] {
  return Array.from({ length: players - 1 }, (_, n) => (seat + n + 1) % players);
}
