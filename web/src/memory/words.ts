// Finished matches in words.
import { t, words } from "../lib/words.svelte";
import { botName, levelOf, personName } from "../table/names";
import type { MyMatch } from "../wire";
import { isWon, type Against } from "./statistics";

/** "People", "Bots: Strong"; a bot from outside has the name of its level. */
export function levelName(against: Against): string {
  if (against === "people") return t("web-memory-people");
  if (against === "mixed") return t("web-memory-mixed");
  return t("web-memory-bots", { level: levelWords(against) });
}

function levelWords(level: string): string {
  return words.has(`web-level-${level}`) ? t(`web-level-${level}`) : level;
}

/** The others: "Nora (Strong), Ben". */
export function opponents({ players, bots, seat }: MyMatch): string {
  const named = players.map((name, each) =>
    bots.includes(each)
      ? t("web-bot-name", { name: botName(each), level: levelWords(levelOf(name)) })
      : personName(name),
  );
  return named.filter((_, each) => each !== seat).join(", ");
}

/** "Won 12 : 7", my points first. */
export function resultOf(match: MyMatch): string {
  const { scores, seat, winners, practice } = match;
  const others = scores.filter((_, each) => each !== seat);
  const points = [scores[seat] ?? 0, ...others].join(" : ");
  if (practice) return t("web-memory-practice", { points });
  if (!isWon(match)) return t("web-memory-lost", { points });
  return winners.length > 1 ? t("web-memory-shared", { points }) : t("web-memory-won", { points });
}
