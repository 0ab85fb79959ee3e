// The order of seats around a table, from one player's view.

/** All other seats, clockwise from the left of that seat. */
export function othersOf(players: number, seat: number): number[] {
  return Array.from({ length: players - 1 }, (_, n) => (seat + n + 1) % players);
}
