// Queries over the list of legal moves that the server sent. It knows no rules.
import type { Kind, Move, MoveOf } from "./view";

export function ofKind<K extends Kind>(moves: readonly Move[], kind: K): MoveOf<K>[] {
  return moves.filter((each): each is MoveOf<K> => each.move === kind);
}

export function can(moves: readonly Move[], kind: Kind): boolean {
  return moves.some((each) => each.move === kind);
}

function same(one: readonly string[], two: readonly string[]): boolean {
  return one.length === two.length && one.every((card) => two.includes(card));
}

/** How many cards the server wants laid at the start. */
export function layCount(moves: readonly Move[]): number {
  return ofKind(moves, "lay")[0]?.cards.length ?? 0;
}

export function layMove(moves: readonly Move[], cards: readonly string[]): MoveOf<"lay"> | undefined {
  return ofKind(moves, "lay").find((each) => same(each.cards, cards));
}

export function playsOf(moves: readonly Move[], card: string | null): MoveOf<"play">[] {
  return ofKind(moves, "play").filter((each) => each.card === card);
}

export function playMove(
  moves: readonly Move[],
  card: string | null,
  seat: number,
  pile: number,
): MoveOf<"play"> | undefined {
  return playsOf(moves, card).find((each) => each.pile[0] === seat && each.pile[1] === pile);
}

export function drawMove(moves: readonly Move[], card: string | null): MoveOf<"draw"> | undefined {
  return ofKind(moves, "draw").find((each) => each.discard === card);
}

export function buryMove(moves: readonly Move[], card: string | null): MoveOf<"bury"> | undefined {
  return ofKind(moves, "bury").find((each) => each.card === card);
}

export function swapMove(
  moves: readonly Move[],
  discard: readonly string[],
  take: string | null,
): MoveOf<"swap"> | undefined {
  return ofKind(moves, "swap").find((each) => each.take === take && same(each.discard, discard));
}
