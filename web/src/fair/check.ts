// Whether a deal is what was promised before it: the secrets match the commitments that this browser saw, its own part is
// in, and cards and dice follow. src/updown/table/proof.py checks the same with a receipt that was saved.
import { dealAgain, rollAgain, sum, type Recipe, type Setup } from "./deal";
import { commitment, partCommitment, roundSeed } from "./hash";
import type { Notes, SeenDeal } from "./receipt";
import { DEFAULT_DECKS, RECIPES } from "./recipes";

/** `fair`; `left-out`: as promised, but without a part of ours; `unseen`: this browser does not know; `wrong`. */
export type Finding = "fair" | "left-out" | "unseen" | "wrong";

/** A deal as it was revealed after its round. */
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

/** Whether the promises for a deal were kept, as far as this browser has seen them made. */
export function checkPromises(table: string, seen: SeenDeal | undefined, deal: Revealed): Finding {
  if (seen === undefined) return "unseen";
  if (commitment(table, deal.deal, deal.secret) !== seen.commitment) return "wrong";
  // We were away when the commitments were fixed: what the others had promised by then, we cannot say.
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

/** Whether the hand that was seen is the one that follows from the secrets. Right after a round. */
export function checkHand(table: string, seen: SeenDeal, deal: Revealed, recipe: Recipe): boolean {
  if (seen.hand === null || seen.seat === null) return true;
  const seed = roundSeed(table, deal.deal, deal.secret, deal.parts);
  const { hands } = dealAgain(recipe, deal.parts.length, seed) as { hands: string[][] };
  return same(hands[seen.seat], seen.hand.toSorted());
}

/** The recipe of a game with these options; undefined for a deck of somebody's own. */
export function recipeOf({ game, options }: Game): Recipe | undefined {
  const deck = options.deck ?? options.edition ?? DEFAULT_DECKS[game];
  return typeof deck === "string" ? RECIPES[`${game} ${String(options.players)} ${deck}`] : undefined;
}

/** What this browser can say of the deals of a whole record: the worst that is true of one of them. */
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
    // A record with anything else in it than a record has.
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

/** Whether two things made of lists, objects and plain values are the same, whatever the order of keys. */
function same(one: unknown, two: unknown): boolean {
  if (typeof one !== "object" || typeof two !== "object" || one === null || two === null) return one === two;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(two).length &&
    Array.isArray(one) === Array.isArray(two) &&
    keys.every((key) => same((one as Setup)[key], (two as Setup)[key]))
  );
}
