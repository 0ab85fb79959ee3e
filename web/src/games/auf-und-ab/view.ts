// The types of views and moves of Auf und Ab (docs/reference/records.md).
import type { AufUndAbMove, AufUndAbView, MatchView } from "../../wire";
import { matchOf } from "../narrow";

export type View = AufUndAbView;
export type Move = AufUndAbMove;
export type Kind = Move["move"];
export type MoveOf<K extends Kind> = Extract<Move, { move: K }>;

export function viewOf(match: MatchView): View {
  return matchOf(match, "auf-und-ab").view;
}

export function movesOf(match: MatchView): Move[] {
  return matchOf(match, "auf-und-ab").moves;
}

export function handOf(view: View, seat: number | null): string[] {
  const hand = seat === null ? 0 : view.hands[seat];
  return Array.isArray(hand) ? hand : [];
}

export function handSize(view: View, seat: number): number {
  const hand = view.hands[seat] ?? 0;
  return Array.isArray(hand) ? hand.length : hand;
}

/** The seats that still have a last turn, after somebody has no cards left. */
export function lastTurns(view: View): number[] {
  return view.over ? [] : (view.last_turns ?? []);
}

/** The open piles; none while they are face down. */
export function openPiles(view: View, seat: number): string[][] {
  const piles = view.piles[seat] ?? 0;
  return Array.isArray(piles) ? piles : [];
}

/** The leading seats, by the goal of this table. */
export function leaders(view: View, low: boolean): number[] {
  if (view.phase === "lay") return [];
  const best = low ? Math.min(...view.scores) : Math.max(...view.scores);
  const ahead = view.scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return ahead.length === view.scores.length ? [] : ahead;
}
