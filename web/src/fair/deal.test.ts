// The browser deals as the server does: the server's own code generates the vectors (tests/architecture/generate.py).
import { expect, test } from "vitest";
import { dealAgain, rollAgain } from "./deal";
import { commitment, partCommitment, roundSeed } from "./hash";
import { RECIPES } from "./recipes";
import { Stream } from "./stream";
import vectors from "./vectors.json";

test("there is a deal of every recipe to compare with", () => {
  expect(vectors.map(({ recipe }) => recipe)).toEqual(Object.keys(RECIPES));
  expect(vectors.length).toBeGreaterThan(15);
});

test.each(vectors)("$recipe is dealt as by the server", (vector) => {
  const { table, deal, secret, parts } = vector;
  expect(commitment(table, deal, secret)).toBe(vector.commitment);
  parts.forEach((part, seat) => {
    if (part !== "") expect(partCommitment(table, deal, seat, part)).toBe(vector.commitments[seat]);
  });
  const seed = roundSeed(table, deal, secret, parts);
  const recipe = RECIPES[vector.recipe];
  if (recipe === undefined) throw new Error(`there is no recipe ${vector.recipe}`);
  expect(dealAgain(recipe, parts.length, seed)).toEqual(vector.setup);
  for (const { place, before, dice } of vector.rolls)
    expect(rollAgain(recipe.rolls, seed, place, before)).toEqual(dice);
});

test("zeros at the start of a seed do not count, as in a number", () => {
  expect(new Stream("00ab", "deal").word()).toBe(new Stream("ab", "deal").word());
  expect(new Stream("00", "deal").word()).toBe(new Stream("0", "deal").word());
});
