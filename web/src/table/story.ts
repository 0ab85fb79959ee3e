// The course of a match in at most three sentences.
import { fewestWin, unitOf } from "../games/list.svelte";
import { t } from "../lib/words.svelte";
import type { MatchView, TableView } from "../wire";
import type { Course } from "./course";
import { nameOf } from "./names";

/** From this part of the match on, a lead was taken late. */
const LATE = 0.75;

export function storyOf(table: TableView, match: MatchView, course: Course): string[] {
  return [marginOf(table, match), leadOf(table, match, course), jumpOf(table, course)].filter(
    (text) => text !== "",
  );
}

function whoOf(table: TableView, seat: number): { name: string; you: string } {
  return { name: nameOf(table, seat), you: seat === table.you.seat ? "yes" : "no" };
}

/** The sentence about the winner's margin; "" for a shared win, which the title states. */
function marginOf(table: TableView, match: MatchView): string {
  const { scores, winners } = match.view;
  const [winner] = winners;
  if (winner === undefined || winners.length !== 1) return "";
  const mine = scores[winner] ?? 0;
  const others = scores.filter((_, seat) => seat !== winner);
  const next = fewestWin(table) ? Math.min(...others) : Math.max(...others);
  const ahead = Math.abs(mine - next);
  if (ahead === 0) return "";
  return t("web-end-margin", {
    ...whoOf(table, winner),
    count: ahead,
    unit: t(unitOf(table), { count: ahead }),
  });
}

function leadOf(table: TableView, match: MatchView, { changes, led, points }: Course): string {
  if (led === null || points.length < 3 || !match.view.winners.includes(led.seat)) return "";
  const who = whoOf(table, led.seat);
  if (changes === 0) return t("web-end-led-always", who);
  if (led.from >= LATE) return t("web-end-led-late", who);
  return t("web-end-lead-changes", { ...who, count: changes });
}

function jumpOf(table: TableView, { jump }: Course): string {
  if (jump === null || Math.abs(jump.by) < 2) return "";
  const size = Math.abs(jump.by);
  return t("web-end-jump", {
    ...whoOf(table, jump.seat),
    change: `${jump.by < 0 ? "−" : "+"}${size}`,
    unit: t(unitOf(table), { count: size }),
  });
}
