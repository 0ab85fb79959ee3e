// Turns log lines into sentences: those of the table here, those of a game by its table of phrases.
import { games } from "../games/list.svelte";
import { t } from "../lib/words.svelte";
import type { LineView, TableLine, TableView } from "../wire";
import { botName, levelOf, personName } from "./names";
import { listed, render } from "./phrases";

const isTableLine = (line: LineView): line is TableLine => line.code.startsWith("table/");

/** The sentences of a line, one on each text line; "" if there is nothing to say. The viewer is "you". */
export function sentence(line: LineView, table: TableView, names: readonly string[]): string {
  const name = (seat: number): string => names[seat] ?? "";
  const me = table.you.seat;
  if (isTableLine(line)) return tableSentence(line, name, me);
  const [game = "", fact = ""] = line.code.split("/");
  const sentences = games.find(game)?.sentences;
  return sentences === undefined || game !== table.game
    ? ""
    : render(sentences, fact, line.values, { say: t, name, me });
}

/** Lines that are shown in dialogs. */
const SEEN = /^table\/ended$|\/(round-over|best)$/;

/** The number of letters to read in these lines. The end of a match is shown in a dialog. */
export function lettersIn(lines: readonly LineView[], table: TableView, names: readonly string[]): number {
  const unseen = lines.filter(({ code }) => !SEEN.test(code));
  return unseen.map((line) => sentence(line, table, names)).join("").length;
}

function tableSentence(line: TableLine, name: (seat: number) => string, me: number | null): string {
  const about = (seat: number): { who: string; you: string } => ({
    who: name(seat),
    you: seat === me ? "who" : "nobody",
  });
  switch (line.code) {
    case "table/sat":
      return t("line-sat", { who: personName(line.values.name) });
    case "table/left":
      return t("line-left", { who: personName(line.values.name) });
    case "table/sent-away":
      return t("line-sent-away", { who: personName(line.values.name) });
    case "table/renamed":
      return t("line-renamed", { before: line.values.before, who: line.values.name });
    case "table/bot-sat": {
      const level = t(`web-level-${levelOf(line.values.level)}`);
      return t("line-bot-sat", { who: t("web-bot-name", { name: botName(line.values.seat), level }) });
    }
    case "table/left-out":
      return t("line-left-out", about(line.values.seat));
    case "table/freed":
      return t("line-freed", { seat: line.values.seat + 1 });
    case "table/started":
      return t("line-started", { match: line.values.match + 1 });
    case "table/took-back":
      return t("line-took-back", about(line.values.seat));
    case "table/late":
      return t("line-late", about(line.values.seat));
    case "table/held":
      return t("line-held", about(line.values.seat));
    case "table/returned":
      return t("line-returned", about(line.values.seat));
    case "table/rematch":
      return t("line-rematch", about(line.values.seat));
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
      const seats = winners.map((seat) => (seat === me ? t("seat-you") : name(seat)));
      const you = me !== null && winners.includes(me) ? "who" : "nobody";
      return t("game-won", { count: winners.length, you, seats: listed(seats, t) });
    }
    default:
      return "";
  }
}
