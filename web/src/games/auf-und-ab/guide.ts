// The goal of Auf und Ab, and what each kind of move does.
import { t } from "../../lib/words.svelte";
import { tableOf } from "../narrow";
import type { Explained, Guide } from "../registry";
import type { Kind } from "./view";

const moves: Record<Kind, Explained> = {
  lay: ["web-aa-can-lay", "web-aa-can-lay-how"],
  play: ["web-aa-can-play", "web-aa-can-play-how"],
  draw: ["web-aa-can-draw", "web-aa-can-draw-how"],
  swap: ["web-aa-can-swap", "web-aa-can-swap-how"],
  keep: ["web-aa-can-keep", "web-aa-can-keep-how"],
  bury: ["web-aa-can-bury", "web-aa-can-bury-how"],
};

export const guide: Guide = {
  aim: (table) =>
    t(tableOf(table, "auf-und-ab").options.goal === "low" ? "web-aa-aim-low" : "web-aa-aim-high"),
  moves,
  counted: ["play"],
};
