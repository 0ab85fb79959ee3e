// Parses what somebody types to join: the link of a table, or the code that moves a seat here.
/** The end of a link that moves a seat: its code, and the invitation to the table if it is known. */
export const MOVING = /#move=([\w-]+)(?:\.([\w-]+))?$/;
const CODE = /^[2-9A-HJKMNP-TV-Z]{8}$/;
const TABLE = /\/t\/([a-z2-7]{16})\/?(#[\w-]*)?$/;

export type Joining = { path: string } | { code: string; invite: string } | null;

export function parseJoining(text: string): Joining {
  const typed = text.trim();
  const table = TABLE.exec(typed);
  if (table !== null) return { path: `/t/${table[1] ?? ""}${table[2] ?? ""}` };
  const [, moving = typed, invite = ""] = MOVING.exec(typed) ?? [];
  const code = cleanCode(moving);
  return CODE.test(code) ? { code, invite } : null;
}

/** A code as the server knows it: people put spaces and hyphens in. */
function cleanCode(code: string): string {
  return code.replace(/[\s-]/g, "").toUpperCase();
}

/** The code in two halves, which are easy to read out. */
export function spacedCode(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}
