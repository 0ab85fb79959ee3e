// dnup for the pages that show every game.
import "./colours.css";
import type { GameModule } from "../registry";
import HomePicture from "./HomePicture.svelte";

export const game: GameModule = {
  picture: HomePicture,
  table: () => import("./Table.svelte"),
  guide: () => import("./guide"),
  drawn: { name: /^\d\/\d$/, picture: () => import("./LogCard.svelte") },
  face: () => import("./OpenCard.svelte"),
  glimpse: (line) => {
    switch (line.code) {
      case "dnup/played": {
        const [card = "", ...more] = line.values.cards;
        return more.length > 0 ? [`${more.length + 1}×`, card] : [card];
      }
      case "dnup/added":
        return ["+", line.values.card];
      case "dnup/took":
        return ["↩", line.values.cards[0] ?? ""];
      case "dnup/rotated":
        return ["↻"];
      default:
        return [];
    }
  },
  gains: (line) => (line.code === "dnup/out" ? [[line.values.seat, line.values.points]] : []),
};
