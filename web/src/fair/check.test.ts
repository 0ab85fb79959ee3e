// A deal is fair if it matches the commitments that this browser saw and includes its own part; anything else is
// detected.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { checkDeals, checkHand, checkPromises, recipeOf } from "./check";
import { dealAgain, rollAgain, sum } from "./deal";
import { commitment, newPart, partCommitment, roundSeed } from "./hash";
import { Notes, type SeenDeal } from "./receipt";
import { RECIPES } from "./recipes";

const TABLE = "updownupdownupdo";
const NAME = "up-and-down 3 classic";
const ME = 1;

interface Deal {
  deal: number;
  commitment: string;
  secret: string;
  commitments: string[];
  parts: string[];
}

function makeDeal(number: number, parts = [newPart(), newPart(), ""]): Deal {
  const secret = newPart();
  const commitments = parts.map((part, seat) => part && partCommitment(TABLE, number, seat, part));
  return { deal: number, commitment: commitment(TABLE, number, secret), secret, commitments, parts };
}

function recipe(name = NAME) {
  const found = RECIPES[name];
  if (found === undefined) throw new Error(`there is no recipe ${name}`);
  return found;
}

function roundOf(deal: Deal) {
  const seed = roundSeed(TABLE, deal.deal, deal.secret, deal.parts);
  const setup = dealAgain(recipe(), 3, seed) as { hands: string[][]; dice: number[]; side: string };
  const first = rollAgain(6, seed, 0, sum(setup.dice));
  const second = rollAgain(6, seed, 4, sum(first));
  const choice = { seat: 0, move: "choose", card: "D2" };
  const roll = { seat: 0, move: "roll" };
  return { setup, events: [{ ...roll, dice: first }, choice, choice, choice, { ...roll, dice: second }] };
}

function seenOf(deal: Deal, seat: number | null = ME): SeenDeal {
  const part = seat === null ? "" : (deal.parts[seat] ?? "");
  const hand = seat === null ? null : (roundOf(deal).setup.hands[seat] ?? null);
  return {
    deal: deal.deal,
    commitment: deal.commitment,
    commitments: [...deal.commitments],
    seat,
    part,
    hand,
  };
}

function recordOf(...deals: Deal[]) {
  return {
    game: "up-and-down",
    options: { players: 3, rounds: 2 },
    rounds: deals.map(roundOf),
    proof: { format: "updown-proof/2", table: TABLE, deals },
  };
}

function notesOf(...seen: SeenDeal[]): Notes {
  const notes = new Notes(TABLE);
  for (const each of seen) notes.put(each);
  return notes;
}

let deals: [Deal, Deal];

beforeEach(() => {
  localStorage.clear();
  deals = [makeDeal(0), makeDeal(1)];
});

test("what was promised, with our part in it, is fair", () => {
  expect(checkDeals(recordOf(...deals), notesOf(...deals.map((deal) => seenOf(deal))))).toBe("fair");
});

test("without a part of ours it is as promised, and not proven fair", () => {
  expect(checkDeals(recordOf(...deals), notesOf(...deals.map((deal) => seenOf(deal, null))))).toBe(
    "left-out",
  );
  const without = makeDeal(0, [newPart(), "", ""]);
  const seen = { ...seenOf(without), part: newPart() };
  expect(checkDeals(recordOf(without), notesOf(seen))).toBe("left-out");
});

test("a deal that this browser did not see made is not called fair", () => {
  expect(checkDeals(recordOf(...deals), notesOf(seenOf(deals[0])))).toBe("unseen");
  expect(checkDeals(recordOf(...deals), notesOf())).toBe("unseen");
  const own = { ...recordOf(deals[0]), options: { players: 3, deck: { name: "mine" } } };
  expect(checkDeals(own, notesOf(seenOf(deals[0])))).toBe("unseen");
});

test("a forged record with an impeccable proof is found out", () => {
  const seen = deals.map((deal) => seenOf(deal));
  const again = makeDeal(0, deals[0].parts);
  expect(checkDeals(recordOf(again, deals[1]), notesOf(...seen))).toBe("wrong");
});

test("a seat that changed its part after the others had revealed theirs is found out", () => {
  const [first] = deals;
  const parts = [newPart(), first.parts[1] ?? "", ""];
  const commitments = parts.map((part, seat) => part && partCommitment(TABLE, 0, seat, part));
  const aimed = { ...first, parts, commitments };
  expect(checkDeals(recordOf(first), notesOf(seenOf(first)))).toBe("fair");
  expect(checkDeals(recordOf(aimed), notesOf(seenOf(first)))).toBe("wrong");
});

test("who was away when the commitments were fixed is not alarmed, and the deal is not called fair", () => {
  const [first] = deals;
  const away = { ...seenOf(first), commitments: [], hand: null };
  expect(checkPromises(TABLE, away, first)).toBe("unseen");
  expect(checkDeals(recordOf(first), notesOf(away))).toBe("unseen");
  expect(notesOf(away).receipt().deals).toEqual([]);
  expect(checkPromises(TABLE, { ...away, commitment: newPart() }, first)).toBe("wrong");
});

test("another part than ours in our place is found out", () => {
  const [first] = deals;
  expect(checkPromises(TABLE, { ...seenOf(first), part: newPart() }, first)).toBe("wrong");
});

test.each([
  ["a card", (round: ReturnType<typeof roundOf>) => round.setup.hands[0]?.reverse()],
  ["the side", (round: ReturnType<typeof roundOf>) => (round.setup.side = "neither")],
  ["dice of the start", (round: ReturnType<typeof roundOf>) => (round.setup.dice = [9, 9])],
  [
    "rolled dice",
    (round: ReturnType<typeof roundOf>) => (round.events[4] = { seat: 0, move: "roll", dice: [9, 9] }),
  ],
])("%s that do not follow from the secrets are found out", (_, change) => {
  const record = recordOf(...deals);
  for (const round of record.rounds) change(round);
  expect(checkDeals(record, notesOf(...deals.map((deal) => seenOf(deal))))).toBe("wrong");
});

test("another hand than this browser saw is found out, after the round and at the end", () => {
  const [first] = deals;
  const seen = { ...seenOf(first), hand: seenOf(first, 0).hand };
  expect(checkHand(TABLE, seenOf(first), first, recipe())).toBe(true);
  expect(checkHand(TABLE, seen, first, recipe())).toBe(false);
  expect(checkHand(TABLE, { ...seen, hand: null }, first, recipe())).toBe(true);
  expect(checkDeals(recordOf(first), notesOf(seen))).toBe("wrong");
});

test("anything that is no record is wrong", () => {
  const record = recordOf(...deals);
  const notes = notesOf(...deals.map((deal) => seenOf(deal)));
  expect(checkDeals({}, notes)).toBe("wrong");
  expect(checkDeals({ ...record, rounds: [] }, notes)).toBe("wrong");
  expect(checkDeals({ ...record, rounds: 7 }, notes)).toBe("wrong");
  expect(checkDeals({ ...record, proof: { table: TABLE, deals: [null, null] } }, notes)).toBe("wrong");
  expect(checkDeals({ ...record, proof: { ...record.proof, table: "another" } }, notes)).toBe("wrong");
});

test("the deck is the edition's, unless another is named", () => {
  const options = { players: 2 };
  expect(recipeOf({ game: "up-and-down", options })).toBe(RECIPES["up-and-down 2 classic"]);
  expect(recipeOf({ game: "up-and-down", options: { ...options, edition: "ludolux" } })).toBe(
    RECIPES["up-and-down 2 ludolux"],
  );
  expect(recipeOf({ game: "dnup", options: { ...options, deck: "dnup-10" } })).toBe(
    RECIPES["dnup 2 dnup-10"],
  );
  expect(recipeOf({ game: "dnup", options: { ...options, deck: "mine" } })).toBeUndefined();
});
