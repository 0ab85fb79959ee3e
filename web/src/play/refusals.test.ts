import { expect, test, vi } from "vitest";
import { refusalText, ruleCode } from "./refusals";

/** Messages are shown by their id and the values that are put in. */
vi.mock("../lib/words.svelte", () => ({
  t: (id: string, values: Record<string, unknown> = {}) => [id, ...Object.values(values)].join(" "),
}));

const words = { prefix: "web-dn-why-", codes: ["not-higher"] };

test("a game has words of its own for its rules", () => {
  expect(refusalText({ code: "rules/not-higher", message: "no" }, words, { size: 2 })).toBe(
    "web-dn-why-not-higher 2",
  );
});

test("for everything else the words of the table are used", () => {
  expect(refusalText({ code: "rules/other", message: "no" }, words, {})).toBe("no");
  expect(refusalText({ code: "table/not-higher", message: "closed" }, words, {})).toBe("closed");
  expect(ruleCode({ code: "table/closed" })).toBe("");
});
