// Parses the rules.md of a game that is not built in: headings, numbered rules, paragraphs.

export interface Piece {
  kind: "title" | "chapter" | "rule" | "text";
  /** The number of a rule; "" for other blocks. */
  number: string;
  text: string;
}

const KINDS = { "#": "title", "##": "chapter" } as const;

export function piecesOfRules(markdown: string): Piece[] {
  const blocks = markdown.split(/\n\s*\n|\n(?=- |#)/).map((block) => block.trim().replaceAll(/\s+/g, " "));
  return blocks.filter((block) => block !== "").map(pieceOf);
}

function pieceOf(block: string): Piece {
  const heading = /^(##?) (.+)$/.exec(block);
  const mark = heading?.[1];
  if (mark === "#" || mark === "##")
    return { kind: KINDS[mark], number: "", text: plain(heading?.[2] ?? "") };
  const rule = /^- \*\*([A-Z]+-\d+)\*\* (.+)$/.exec(block);
  if (rule !== null) return { kind: "rule", number: rule[1] ?? "", text: plain(rule[2] ?? "") };
  return { kind: "text", number: "", text: plain(block) };
}

/** Without the marks for bold, italics and code. */
const plain = (text: string): string => text.replaceAll(/[*`]/g, "");
