// Up & Down for the pages that show every game.
import "./colours.css";
import type { GameModule } from "../registry";
import { editionOf } from "./deck";
import HomePicture from "./HomePicture.svelte";

export const game: GameModule = {
  picture: HomePicture,
  table: () => import("./Table.svelte"),
  guide: () => import("./guide"),
  face: () => import("./OpenCard.svelte"),
  gains: (line) =>
    line.code === "up-and-down/trick" && line.values.winner !== null
      ? [[line.values.winner, line.values.taken]]
      : [],
  glimpse: (line) => {
    switch (line.code) {
      case "up-and-down/flipped":
        return [line.values.side === "up" ? "↑" : "↓"];
      case "up-and-down/rotated":
        return ["↻"];
      case "up-and-down/rolled":
        return [`${line.values.trump}`];
      case "up-and-down/trick":
        return [line.values.winner === null ? "–" : `+${line.values.taken}`];
      default:
        return [];
    }
  },
  past: () => import("./PastTrick.svelte"),
  signs: (option, value) =>
    option === "edition" ? Object.values(editionOf({ edition: value }).suits) : undefined,
};
