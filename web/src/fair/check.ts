// Checks a deal against the commitments before it: the secrets match the commitments that this browser saw, its own
// part is included, and cards and dice follow from them. src/updown/table/proof.py checks the same with a saved
// receipt.
import { dealAgain, rollAgain, sum, type Recipe, type Setup } from "./deal";
import { commitment, partCommitment, roundSeed } from "./hash";
import type { Notes, SeenDeal } from "./receipt";
import { DEFAULT_DECKS, RECIPES } from "./recipes";

/** `fair`; `left-out`: as committed, but without our part; `unseen`: this browser did not see the commitments; `wrong`.
 * */
export type Finding = "fair" | "left-out" | "unseen" | "wrong";

/** A deal, as revealed after its round. */
export interface Revealed {
  deal: number;
  secret: string;
  commitments: readonly string[];
  parts: readonly string[];
}

interface Game {
  game: string;
  options: Record<string, unknown>;
}

interface Round {
  setup: Setup;
  events: readonly Record<string, unknown>[];
}

const WORST: readonly Finding[] = ["wrong", "unseen", "left-out", "fair"];

/** Whether a deal matches its commitments, as far as this browser has seen them. */
export function checkPromises(table: string, seen: SeenDeal | undefined, deal: Revealed): Finding {
  if (seen === undefined) return "unseen";
  if (commitment(table, deal.deal, deal.secret) !== seen.commitment) return "wrong";
  // We were not connected when the commitments were fixed, so we do not know those of the others.
  if (seen.commitments.length === 0) return "unseen";
  for (const [seat, part] of deal.parts.entries()) {
    if (part !== "" && partCommitment(table, deal.deal, seat, part) !== seen.commitments[seat])
      return "wrong";
  }
  if (seen.seat === null || seen.part === "") return "left-out";
  const mine = deal.parts[seen.seat];
  if (mine !== "" && mine !== seen.part) return "wrong";
  return mine === "" ? "left-out" : "fair";
}

/** Whether the hand that was seen follows from the secrets. Called right after a round. */
export function checkHand(table: string, seen: SeenDeal, deal: Revealed, recipe: Recipe): boolean {
  if (seen.hand === null || seen.seat === null) return true;
  const seed = roundSeed(table, deal.deal, deal.secret, deal.parts);
  const { hands } = dealAgain(recipe, deal.parts.length, seed) as { hands: string[][] };
  return same(hands[seen.seat], seen.hand.toSorted());
}

/** The recipe of a game with these options; undefined for a custom deck. */
export function recipeOf({ game, options }: Game): Recipe | undefined {
  const deck = options.deck ?? options.edition ?? DEFAULT_DECKS[game];
  return typeof deck === "string" ? RECIPES[`${game} ${String(options.players)} ${deck}`] : undefined;
}

/** The result for the deals of a whole record: the worst result of any of them. */
export function checkDeals(record: Record<string, unknown>, notes: Notes): Finding {
  try {
    const { proof, rounds, ...game } = record as unknown as Game & {
      proof: { table: string; deals: Revealed[] };
      rounds: Round[];
    };
    const recipe = recipeOf(game);
    if (recipe === undefined) return "unseen";
    if (proof.table !== notes.table || proof.deals.length !== rounds.length) return "wrong";
    const found = rounds.map((round, n) => checkRound(round, proof.deals[n] as Revealed, recipe, notes));
    return WORST.find((finding) => found.includes(finding)) ?? "wrong";
  } catch {
    // A record with unexpected content.
    return "wrong";
  }
}

function checkRound({ setup, events }: Round, deal: Revealed, recipe: Recipe, notes: Notes): Finding {
  const seen = notes.get(deal.deal);
  const promises = checkPromises(notes.table, seen, deal);
  if (promises === "wrong") return promises;
  const seed = roundSeed(notes.table, deal.deal, deal.secret, deal.parts);
  if (!same(setup, dealAgain(recipe, deal.parts.length, seed)) || !sameRolls(setup, events, recipe, seed))
    return "wrong";
  const hands = setup.hands as string[][];
  if (seen?.hand && seen.seat !== null && !same(hands[seen.seat], seen.hand.toSorted())) return "wrong";
  return promises;
}

function sameRolls(
  setup: Setup,
  events: readonly Record<string, unknown>[],
  { rolls }: Recipe,
  seed: string,
): boolean {
  if (rolls === 0) return true;
  let before = sum(setup.dice as number[]);
  for (const [place, event] of events.entries()) {
    if (event.move !== "roll") continue;
    const dice = rollAgain(rolls, seed, place, before);
    if (!same(event.dice, dice)) return false;
    before = sum(dice);
  }
  return true;
}

/** Whether two JSON values are equal, regardless of the order of keys. */
function same(one: unknown, two: unknown): boolean {
  if (typeof one !== "object" || typeof two !== "object" || one === null || two === null) return one === two;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(two).length &&
    Array.isArray(one) === Array.isArray(two) &&
    keys.every((key) => same((one as Setup)[key], (two as Setup)[key]))
  );
}
