// What the server shows of a match of Auf und Ab, and its moves, with types; docs/reference/records.md.
import type { MatchView } from "../../wire";

export interface View {
  seat: number | null;
  turn: number[];
  over: boolean;
  scores: number[];
  winners: number[];
  phase: "lay" | "act" | "drawn" | "over";
  open: string[];
  buried: number;
  my_buried: string[];
  last_turns: number[] | null;
  /** The cards of one's own hand; of others how many. */
  hands: (string[] | number)[];
  /** From bottom to top; while laying, of others how many. */
  piles: (string[][] | number)[];
  stock: number;
  /** The card just drawn or taken; `true` if it is hidden. */
  pending: string | true | null;
  known: string[][];
}

export type Move =
  | { move: "lay"; cards: string[] }
  | { move: "play"; card: string; pile: [number, number] }
  | { move: "draw"; discard: string }
  | { move: "swap"; discard: string[]; take: string }
  | { move: "keep" }
  | { move: "bury"; card: string };

export type Kind = Move["move"];
export type MoveOf<K extends Kind> = Extract<Move, { move: K }>;

export function viewOf(match: MatchView): View {
  return match.view as unknown as View;
}

export function movesOf(match: MatchView): Move[] {
  return match.moves as unknown as Move[];
}

export function handOf(view: View, seat: number | null): string[] {
  const hand = seat === null ? 0 : view.hands[seat];
  return Array.isArray(hand) ? hand : [];
}

export function handSize(view: View, seat: number): number {
  const hand = view.hands[seat] ?? 0;
  return Array.isArray(hand) ? hand.length : hand;
}

/** Who still has a last turn, once somebody has no cards left. */
export function lastTurns(view: View): number[] {
  return view.over ? [] : (view.last_turns ?? []);
}

/** The piles that lie open; none while they are sealed. */
export function openPiles(view: View, seat: number): string[][] {
  const piles = view.piles[seat] ?? 0;
  return Array.isArray(piles) ? piles : [];
}

/** Who is ahead, by what counts at this table. */
export function leaders(view: View, low: boolean): number[] {
  if (view.phase === "lay") return [];
  const best = low ? Math.min(...view.scores) : Math.max(...view.scores);
  const ahead = view.scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return ahead.length === view.scores.length ? [] : ahead;
}
