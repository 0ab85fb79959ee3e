// Who looks how.
import { levelOf } from "../table/names";
import { FACES, type Face, type SeatView } from "../wire";
import { botShapes, FACE_SHAPES, type Drawing } from "./shapes";

/** Whoever has not chosen a face has one by their seat, so that no two are alike. */
export function faceOf({ face }: Pick<SeatView, "face">, seat: number): Face {
  return face ?? FACES[(seat * 3) % FACES.length] ?? "fox";
}

/** How the seat looks; null where nobody sits. */
export function drawingOf(sitting: SeatView, seat: number): Drawing | null {
  if (sitting.kind === "open") return null;
  return sitting.kind === "bot"
    ? botShapes(seat, levelOf(sitting.level))
    : FACE_SHAPES[faceOf(sitting, seat)];
}
