// Lines of the log as sentences. Which message tells which fact is chosen as in the `text.py` of each game.
import { t } from "../lib/words.svelte";
import { type LINE_CODES, type LineView, type TableView } from "../wire";
import { listed, suitedCard, suitWord, symbolCard, turned, valueOf } from "./card-words";
import { botName, levelOf } from "./names";

/** DN-16: how many turns without a discard end a round; the line does not say it. */
const QUIET_LIMIT = 100;

/** The values of a line; which of them it has is in docs/reference/wire.md. */
interface Fact {
  seat: number;
  name: string;
  before: string;
  level: string;
  match: number;
  preset?: string;
  text?: string;
  round: number;
  scores: number[];
  winners: number[];
  // Up & Down
  side: string;
  suits: string[];
  dice: [number, number];
  trump: number;
  verdicts: string[];
  winner: number | null;
  taken: number;
  pot: number;
  // Auf und Ab
  count: number;
  sums: number[];
  begins: number;
  stock: number;
  onto: string;
  pile: [number, number];
  take: string;
  seats: number[];
  // dnup
  to: number;
  from: number;
  area?: number;
  points: number;
  void: boolean;
  // More than one game
  card: string;
  cards: string[];
  discard: string | string[];
}

interface Told {
  fact: Fact;
  /** Who did it. */
  who: string;
  name: (seat: number) => string;
  edition: unknown;
}

type Teller = (told: Told) => string;

const untold: Teller = () => "";

const TELL: Record<(typeof LINE_CODES)[number], Teller> = {
  "table/opened": untold,
  "table/committed": untold,
  "table/dealt": untold,
  "table/secret": untold,
  "table/sat": ({ fact }) => t("line-sat", { who: fact.name }),
  "table/left": ({ fact }) => t("line-left", { who: fact.name }),
  "table/renamed": ({ fact }) => t("line-renamed", { before: fact.before, who: fact.name }),
  "table/bot-sat": ({ fact }) => {
    const level = t(`web-level-${levelOf(fact.level)}`);
    return t("line-bot-sat", { who: t("web-bot-name", { name: botName(fact.seat), level }) });
  },
  "table/left-out": ({ who }) => t("line-left-out", { who }),
  "table/freed": ({ fact }) => t("line-freed", { seat: fact.seat + 1 }),
  "table/started": ({ fact }) => t("line-started", { match: fact.match + 1 }),
  "table/took-back": ({ who }) => t("line-took-back", { who }),
  "table/late": ({ who }) => t("line-late", { who }),
  "table/held": ({ who }) => t("line-held", { who }),
  "table/returned": ({ who }) => t("line-returned", { who }),
  "table/rematch": ({ who }) => t("line-rematch", { who }),
  "table/closed": () => t("line-closed"),
  "table/said": ({ fact: { name, preset, text } }) =>
    t("line-said", { who: name, text: preset === undefined ? (text ?? "") : t(`web-say-${preset}`) }),
  "table/ended": ({ fact: { winners }, name }) =>
    t("game-won", { count: winners.length, seats: listed(winners.map(name)) }),

  "up-and-down/flipped": ({ fact, who }) =>
    t(fact.side === "up" ? "ud-flipped-up" : "ud-flipped-down", { who }),
  "up-and-down/rotated": ({ fact, who, name, edition }) =>
    t("ud-rotated", {
      who,
      suits: bySeat(
        name,
        fact.suits.map((suit) => suitWord(edition, suit)),
      ),
    }),
  "up-and-down/rolled": ({ fact: { dice, trump }, who }) =>
    t("ud-rolled", { who, first: dice[0], second: dice[1], trump }),
  "up-and-down/chosen": ({ who }) => t("ud-chosen", { who }),
  "up-and-down/trick": trick,
  "up-and-down/round-over": ({ fact: { round, scores, pot }, name }) => {
    const told = [
      t("round-over", { round: round + 1 }),
      t("ud-tricks-are", { scores: bySeat(name, scores) }),
      pot > 0 ? t("ud-pot-lost", { pot }) : "",
    ];
    return told.join(" ").trimEnd();
  },

  "auf-und-ab/laid": ({ fact, who }) => t("aa-has-laid", { who, count: fact.count }),
  "auf-und-ab/revealed": revealed,
  "auf-und-ab/drew": ({ fact, who }) =>
    t("aa-drew", { who, card: symbolCard(fact.discard as string), stock: fact.stock }),
  "auf-und-ab/swapped": ({ fact, who }) => {
    const cards = listed((fact.discard as string[]).map(symbolCard));
    return t("aa-swapped", { who, cards, taken: symbolCard(fact.take) });
  },
  "auf-und-ab/kept": ({ who }) => t("aa-kept", { who }),
  "auf-und-ab/played": ({ fact: { seat, card, onto, pile }, who, name }) => {
    const whose = seat === pile[0] ? "own" : "other";
    const way = valueOf(card) > valueOf(onto) ? "up" : "down";
    const values = { card: symbolCard(card), onto: symbolCard(onto), pile: pile[1] + 1 };
    return t(`aa-played-${whose}-${way}`, { who, owner: name(pile[0]), ...values });
  },
  "auf-und-ab/buried": ({ who }) => t("aa-has-buried", { who }),
  "auf-und-ab/last-turns": ({ fact, who, name }) =>
    t("aa-last-turns-begin", { who, seats: listed(fact.seats.map(name)) }),
  "auf-und-ab/round-over": ({ fact, name }) =>
    `${t("game-over")} ${t("points-are", { scores: bySeat(name, fact.scores) })}`,

  "dnup/played": ({ fact: { cards, area }, who }) => {
    const set = { cards: cards.join(" "), size: cards.length, value: Number.parseInt(cards[0] ?? "") };
    return t(area === undefined ? "dn-played" : "dn-played-area", { who, area: area ?? 0, ...set });
  },
  "dnup/added": ({ fact: { card, to, area }, who, name }) =>
    t(area === undefined ? "dn-added" : "dn-added-area", { who, card, owner: name(to), area: area ?? 0 }),
  "dnup/took": ({ fact: { cards, from, area }, who, name }) =>
    t(area === undefined ? "dn-took" : "dn-took-area", {
      who,
      owner: name(from),
      area: area ?? 0,
      ...bothWays(cards),
    }),
  "dnup/rotated": ({ who }) => t("dn-rotated", { who }),
  "dnup/beaten": ({ fact, who }) => t("dn-beaten", { owner: who, ...bothWays(fact.cards) }),
  "dnup/out": ({ fact, who }) => t("dn-has-gone-out", { who, points: fact.points }),
  "dnup/discarded": ({ fact, who }) => t("dn-set-discarded", { owner: who, cards: fact.cards.join(" ") }),
  "dnup/round-over": ({ fact, name }) => {
    const round = fact.round + 1;
    const end = fact.void ? t("dn-round-void", { round, turns: QUIET_LIMIT }) : t("round-over", { round });
    const scores = bySeat(name, fact.scores);
    return `${end} ${t(fact.scores.length === 2 ? "dn-rounds-won-are" : "points-are", { scores })}`;
  },
};

/** A line in words, in several lines where there is more to tell; "" where nothing is worth saying. */
export function sentence(line: LineView, table: TableView, names: readonly string[]): string {
  const tell = (TELL as Record<string, Teller | undefined>)[line.code] ?? untold;
  const fact = line.values as unknown as Fact;
  const name = (seat: number): string => names[seat] ?? "";
  return tell({ fact, who: name(fact.seat), name, edition: table.options.edition });
}

/** "Ann (5), Ben (3)" */
function bySeat(name: (seat: number) => string, things: readonly (string | number)[]): string {
  return things.map((what, seat) => t("seat-with", { who: name(seat), what: `${what}` })).join(", ");
}

/** UD-12, UD-13: what became of each card, and who gets the trick. */
function trick({ fact: { cards, verdicts, winner, taken, pot }, name, edition }: Told): string {
  const lines = verdicts.map((verdict, seat) =>
    t(`ud-${verdict}`, { who: name(seat), card: suitedCard(edition, cards[seat] ?? "") }),
  );
  if (winner === null) lines.push(t("ud-to-pot", { pot }));
  else if (taken > 1) lines.push(t("ud-taken-with-pot", { who: name(winner), more: taken - 1 }));
  else lines.push(t("ud-taken", { who: name(winner) }));
  return lines.join("\n");
}

/** AA-4, AA-5: the first cards of the piles, and who begins. */
function revealed({ fact, name }: Told): string {
  const piles = fact.cards as unknown as string[][];
  const lines = piles.map((cards, seat) =>
    t("aa-revealed-seat", {
      who: name(seat),
      cards: listed(cards.map(symbolCard)),
      sum: fact.sums[seat] ?? 0,
    }),
  );
  const lowest = Math.min(...fact.sums);
  const level = fact.sums.filter((sum) => sum === lowest).length > 1;
  const begins = t(level ? "aa-begins-tie" : "aa-begins", { who: name(fact.begins) });
  return [t("aa-revealed"), ...lines, begins].join("\n");
}

/** Cards as they lay, and as they come to the hand. */
function bothWays(cards: readonly string[]): { cards: string; turned: string } {
  return { cards: cards.join(" "), turned: cards.map(turned).join(" ") };
}
