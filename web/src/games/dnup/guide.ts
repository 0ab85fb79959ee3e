// The goal of dnup, and what each kind of move does.
import { t } from "../../lib/words.svelte";
import type { DnupMove } from "../../wire";
import type { Explained, Guide } from "../registry";

const moves: Record<DnupMove["move"], Explained> = {
  play: ["web-dn-can-play", "web-dn-can-play-how"],
  add: ["web-dn-can-add", "web-dn-can-add-how"],
  take: ["web-dn-can-take", "web-dn-can-take-how"],
  rotate: ["web-dn-can-rotate", "web-dn-can-rotate-how"],
};

export const guide: Guide = {
  aim: ({ seats }) => t(seats.length === 2 ? "web-dn-aim-two" : "web-dn-aim"),
  moves,
  counted: ["play", "add", "take"],
};
