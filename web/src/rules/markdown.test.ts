import { expect, test } from "vitest";
import { piecesOfRules } from "./markdown";

test("headings, rules of several lines, and paragraphs are distinguished", () => {
  const text =
    "# Seesaw\n\nWin *tricks*.\n\n## Play\n\n- **SS-5** The leader plays.\n- **SS-6** Others\n  follow.\n";
  expect(piecesOfRules(text)).toEqual([
    { kind: "title", number: "", text: "Seesaw" },
    { kind: "text", number: "", text: "Win tricks." },
    { kind: "chapter", number: "", text: "Play" },
    { kind: "rule", number: "SS-5", text: "The leader plays." },
    { kind: "rule", number: "SS-6", text: "Others follow." },
  ]);
});
