// Lines of the log as sentences: those of the table here, those of a game by the table of phrases that it brings.
import { games } from "../games/list.svelte";
import { t } from "../lib/words.svelte";
import type { LineView, TableLine, TableView } from "../wire";
import { botName, levelOf, personName } from "./names";
import { listed, tell } from "./phrases";

const isTableLine = (line: LineView): line is TableLine => line.code.startsWith("table/");

/** A line in words, in several lines where there is more to tell; "" where nothing is worth saying. */
export function sentence(line: LineView, table: TableView, names: readonly string[]): string {
  const name = (seat: number): string => names[seat] ?? "";
  if (isTableLine(line)) return tableSentence(line, name);
  const [game = "", fact = ""] = line.code.split("/");
  const sentences = games.find(game)?.sentences;
  return sentences === undefined || game !== table.game
    ? ""
    : tell(sentences, fact, line.values, { say: t, name });
}

/** Seen on the screens that follow. */
const SEEN = /^table\/ended$|\/(round-over|best)$/;

/** How much there is to read in what happened. That the match is over is seen. */
export function lettersIn(lines: readonly LineView[], table: TableView, names: readonly string[]): number {
  const told = lines.filter(({ code }) => !SEEN.test(code));
  return told.map((line) => sentence(line, table, names)).join("").length;
}

function tableSentence(line: TableLine, name: (seat: number) => string): string {
  switch (line.code) {
    case "table/sat":
      return t("line-sat", { who: personName(line.values.name) });
    case "table/left":
      return t("line-left", { who: personName(line.values.name) });
    case "table/renamed":
      return t("line-renamed", { before: line.values.before, who: line.values.name });
    case "table/bot-sat": {
      const level = t(`web-level-${levelOf(line.values.level)}`);
      return t("line-bot-sat", { who: t("web-bot-name", { name: botName(line.values.seat), level }) });
    }
    case "table/left-out":
      return t("line-left-out", { who: name(line.values.seat) });
    case "table/freed":
      return t("line-freed", { seat: line.values.seat + 1 });
    case "table/started":
      return t("line-started", { match: line.values.match + 1 });
    case "table/took-back":
      return t("line-took-back", { who: name(line.values.seat) });
    case "table/late":
      return t("line-late", { who: name(line.values.seat) });
    case "table/held":
      return t("line-held", { who: name(line.values.seat) });
    case "table/returned":
      return t("line-returned", { who: name(line.values.seat) });
    case "table/rematch":
      return t("line-rematch", { who: name(line.values.seat) });
    case "table/closed":
      return t("line-closed");
    case "table/said": {
      const { name: who, preset, text } = line.values;
      return t("line-said", { who, text: preset === undefined ? (text ?? "") : t(`web-say-${preset}`) });
    }
    case "table/reacted":
      return t(`line-reacted-${line.values.reaction}`, { who: line.values.name });
    case "table/ended": {
      const { winners } = line.values;
      return t("game-won", { count: winners.length, seats: listed(winners.map(name), t) });
    }
    default:
      return "";
  }
}
