// Deals a round again from its seed, by the recipe of the game. The recipe is data that the rules provide
// (src/updown/rules/recipe.py), so this module contains no rule.
import { Stream } from "./stream";

export type Step =
  | readonly ["rest" | "stack", string]
  | readonly ["dice", string, readonly number[]]
  | readonly ["one-of", string, readonly (string | number)[]]
  | readonly ["turn"];

export interface Recipe {
  cards: string;
  hand: number;
  steps: readonly Step[];
  /** The number of faces of dice that are rolled during the round; 0: there are no dice. */
  rolls: number;
}

export type Setup = Record<string, unknown>;

export function dealAgain(recipe: Recipe, players: number, seed: string): Setup {
  const stream = new Stream(seed, "deal");
  const names = recipe.cards.split(" ");
  let rest = names.map((_, card) => card);
  const hands: number[][] = [];
  for (let seat = 0; seat < players; seat += 1) {
    const { picked, left } = stream.pick(rest, recipe.hand);
    hands.push(picked);
    rest = left;
  }
  const setup: Setup = {};
  for (const step of recipe.steps) {
    if (step[0] === "rest") setup[step[1]] = named(rest, names);
    else if (step[0] === "stack") setup[step[1]] = stack(stream, rest).map((card) => names[card]);
    else if (step[0] === "dice") setup[step[1]] = roll(stream, step[2].length);
    else if (step[0] === "one-of") setup[step[1]] = step[2][stream.below(step[2].length)];
    else
      stream.toss(names.length).forEach((heads, card) => heads && names.splice(card, 1, turned(names[card])));
  }
  return { hands: hands.map((hand) => named(hand, names)), ...setup };
}

/** The dice of the event at that place of the round, rolled again while the sum stays the same. */
export function rollAgain(faces: number, seed: string, place: number, before: number): number[] {
  const stream = new Stream(seed, `event ${place}`);
  for (;;) {
    const dice = roll(stream, faces);
    if (sum(dice) !== before) return dice;
  }
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function roll(stream: Stream, faces: number): number[] {
  return [1 + stream.below(faces), 1 + stream.below(faces)];
}

/** All the cards in a random order, the next one to be drawn first. */
function stack(stream: Stream, cards: readonly number[]): number[] {
  const order: number[] = [];
  let rest = [...cards];
  while (rest.length > 0) {
    const { picked, left } = stream.pick(rest, 1);
    order.unshift(...picked);
    rest = left;
  }
  return order;
}

function named(cards: readonly number[], names: readonly string[]): string[] {
  return cards.map((card) => names[card] ?? "").sort();
}

function turned(name = ""): string {
  return name.split("/").reverse().join("/");
}
