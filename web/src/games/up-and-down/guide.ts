// The goal of Up & Down, and what each kind of move does.
import { t } from "../../lib/words.svelte";
import type { Explained, Guide } from "../registry";
import type { Move } from "./view";

const moves: Record<Move["move"], Explained> = {
  flip: ["web-ud-can-flip", "web-ud-can-flip-how"],
  rotate: ["web-ud-can-rotate", "web-ud-can-rotate-how"],
  roll: ["web-ud-can-roll", "web-ud-can-roll-how"],
  choose: ["web-ud-can-choose", "web-ud-can-choose-how"],
};

export const guide: Guide = { aim: () => t("web-ud-aim"), moves, counted: [] };
