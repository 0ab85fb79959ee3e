// Chooses the drawing of each player.
import { levelOf } from "../table/names";
import { FACES, type Face, type SeatView } from "../wire";
import { botShapes, FACE_SHAPES, type Drawing } from "./shapes";

/** A person who has not chosen a face gets one by their seat, so that no two are alike. */
export function faceOf({ face }: Pick<SeatView, "face">, seat: number): Face {
  return face ?? FACES[(seat * 3) % FACES.length] ?? "fox";
}

/** The drawing of the seat; null if nobody sits there. */
export function drawingOf(sitting: SeatView, seat: number): Drawing | null {
  if (sitting.kind === "open") return null;
  return sitting.kind === "bot"
    ? botShapes(seat, levelOf(sitting.level))
    : FACE_SHAPES[faceOf(sitting, seat)];
}
