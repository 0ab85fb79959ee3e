// Parses a text of the rules into paragraphs and lists, with the numbers of other rules in them. The markup: an empty
// line begins a paragraph, "- " and "1. " begin a list item, any other line continues.
import { placeOf } from "./chapters";

export interface Block {
  kind: "text" | "points" | "steps";
  items: string[];
}

/** The kind of list, if a line begins a list item. Numbers must count up from 1; any other number is text. */
function point(line: string, open: Block | undefined): { kind: Block["kind"]; rest: string } | null {
  if (line.startsWith("- ")) return { kind: "points", rest: line.slice(2) };
  const step = /^(\d+)\. (.*)$/.exec(line);
  const next = open?.kind === "steps" ? open.items.length + 1 : 1;
  return step?.[2] !== undefined && Number(step[1]) === next ? { kind: "steps", rest: step[2] } : null;
}

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const line of text.split("\n").map((each) => each.trim())) {
    const begun = point(line, open);
    if (line === "") open = undefined;
    else if (begun !== null && open?.kind === begun.kind) open.items.push(begun.rest);
    else if (begun !== null) blocks.push((open = { kind: begun.kind, items: [begun.rest] }));
    else if (open === undefined) blocks.push((open = { kind: "text", items: [line] }));
    else open.items.push(`${open.items.pop() ?? ""} ${line}`);
  }
  return blocks;
}

export interface Piece {
  /** The text up to the number of a rule, or to the end. */
  text: string;
  /** A known rule, with the characters around it: "(DN-12)." */
  rule: { number: string; before: string; after: string } | null;
}

/** A sentence, split at the numbers of rules in it. */
export function piecesOf(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of sentence.matchAll(/(\(?)\b([A-Z]{2}-\d+)\b([).,;:]*)/g)) {
    const [whole, before = "", number = "", after = ""] = found;
    if (placeOf(number) === null) continue;
    pieces.push({ text: sentence.slice(from, found.index), rule: { number, before, after } });
    from = found.index + whole.length;
  }
  return from < sentence.length ? [...pieces, { text: sentence.slice(from), rule: null }] : pieces;
}
