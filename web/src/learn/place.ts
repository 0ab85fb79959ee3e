// Computes the place of a bubble: beside the thing that it explains, never on it, and within the window.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
  /** The side of the thing on which the bubble is; "": elsewhere. */
  side: "above" | "below" | "left" | "right" | "";
}

const GAP = 14;
const EDGE = 8;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The place of a bubble of that size; `room` is the window below the head of the page. */
export function place(thing: Box | null, size: { width: number; height: number }, room: Box): Spot {
  const { width, height } = size;
  const right = room.left + room.width - width - EDGE;
  const bottom = room.top + room.height - height - EDGE;
  const middle = clamp(room.left + (room.width - width) / 2, EDGE, right);
  if (thing === null) return { left: middle, top: Math.max(room.top + EDGE, bottom), side: "" };
  const left = clamp(thing.left + thing.width / 2 - width / 2, room.left + EDGE, right);
  const top = clamp(thing.top + thing.height / 2 - height / 2, room.top + EDGE, bottom);
  const above = thing.top - GAP - height;
  const below = thing.top + thing.height + GAP;
  const before = thing.left - GAP - width;
  const after = thing.left + thing.width + GAP;
  const high = thing.top + thing.height / 2 < room.top + room.height / 2;
  if (high && below <= bottom) return { left, top: below, side: "below" };
  if (above >= room.top + EDGE) return { left, top: above, side: "above" };
  if (below <= bottom) return { left, top: below, side: "below" };
  if (after <= right) return { left: after, top, side: "right" };
  if (before >= room.left + EDGE) return { left: before, top, side: "left" };
  // It does not fit beside the thing, so it covers as little of it as possible.
  return { left: middle, top: high ? Math.max(room.top + EDGE, bottom) : room.top + EDGE, side: "" };
}
