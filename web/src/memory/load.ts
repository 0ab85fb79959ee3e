// Loads all my finished matches, the newest first.
import { call } from "../lib/api";
import type { MyMatch } from "../wire";

export async function fetchMatches(): Promise<MyMatch[]> {
  const found = new Map<string, MyMatch>();
  let from: number | null = 0;
  while (from !== null) {
    const page: { matches: MyMatch[]; next: number | null } = await call("GET /api/mine/matches", {
      from: `${from}`,
    });
    // A table that was opened meanwhile moves the others to later pages.
    for (const match of page.matches) found.set(`${match.table}/${match.match}`, match);
    from = page.next;
  }
  return [...found.values()].sort((a, b) => b.ended - a.ended);
}
