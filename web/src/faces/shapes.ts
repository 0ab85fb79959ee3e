// Our own drawn faces and reactions, as shapes in a square from -50 to 50. They share one style and differ in outline.
import { presentLevel } from "../table/names";
import type { Face, Reaction } from "../wire";

/** How a shape is drawn: in the face's tint, in paper white, in ink, or as a line alone. */
export type Look = "tint" | "pale" | "ink" | "line";
/** A look and a path; `twice` draws the mirrored path too. */
export type Shape = readonly [look: Look, path: string, twice?: "twice"];
export interface Drawing {
  tint: string;
  shapes: readonly Shape[];
}

function oval(x: number, y: number, across: number, down = across): string {
  return `M${x - across},${y}a${across},${down} 0 1 0 ${2 * across},0a${across},${down} 0 1 0 ${-2 * across},0Z`;
}

/** A closed line around a centre, at two alternating distances. */
function jagged(y: number, points: number, far: number, near: number): string {
  const corners = Array.from({ length: 2 * points }, (_, n) => {
    const angle = (Math.PI * n) / points;
    const reach = n % 2 === 0 ? far : near;
    return `${(reach * Math.sin(angle)).toFixed(1)},${(y - reach * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** A cloud of round bumps. */
function woolly(y: number, bumps: number, reach: number): string {
  const at = (n: number): string => {
    const angle = (2 * Math.PI * n) / bumps;
    return `${(reach * Math.sin(angle)).toFixed(1)},${(y - reach * Math.cos(angle)).toFixed(1)}`;
  };
  const size = ((reach * Math.PI) / bumps) * 1.05;
  const arcs = Array.from({ length: bumps }, (_, n) => `A${size},${size} 0 0 1 ${at(n + 1)}`);
  return `M${at(0)}${arcs.join("")}Z`;
}

const eyes = (x: number, y: number, size = 4): Shape => ["ink", oval(x, y, size, size + 1), "twice"];

export const FACE_SHAPES: Record<Face, Drawing> = {
  fox: {
    tint: "#e39a5b",
    shapes: [
      ["tint", "M-33,-10L-39,-42L-16,-27Q0,-31 16,-27L39,-42L33,-10Q34,16 0,40Q-34,16 -33,-10Z"],
      ["pale", "M-33,-6Q-13,4 -6,35Q-31,18 -33,-6Z", "twice"],
      eyes(13, -3),
      ["ink", oval(0, 36, 7, 5)],
    ],
  },
  owl: {
    tint: "#b49bc4",
    shapes: [
      ["tint", "M-37,-40Q-20,-29 0,-29Q20,-29 37,-40Q45,4 32,26Q20,42 0,42Q-20,42 -32,26Q-45,4 -37,-40Z"],
      ["pale", oval(16, -3, 15), "twice"],
      eyes(15, -3, 6),
      ["ink", "M-6,11L6,11L0,22Z"],
      ["line", "M-12,31Q-6,37 0,31Q6,37 12,31"],
    ],
  },
  cat: {
    tint: "#a9b3bd",
    shapes: [
      ["tint", "M-35,8L-37,-42L-15,-25Q0,-28 15,-25L37,-42L35,8Q31,38 0,38Q-31,38 -35,8Z"],
      ["ink", oval(14, -4, 4, 8), "twice"],
      ["ink", "M-5,9L5,9L0,15Z"],
      ["line", "M0,15Q0,23 9,23", "twice"],
      ["line", "M20,14L44,9M20,20L44,22", "twice"],
    ],
  },
  bear: {
    tint: "#b98e69",
    shapes: [
      ["tint", oval(26, -28, 13), "twice"],
      ["tint", oval(0, 4, 38, 36)],
      ["pale", oval(0, 18, 17, 14)],
      eyes(15, -5),
      ["ink", oval(0, 12, 7, 5)],
      ["line", "M0,17L0,24"],
    ],
  },
  rabbit: {
    tint: "#d8c7b0",
    shapes: [
      ["tint", "M6,-10Q0,-48 14,-48Q28,-46 23,-6Z", "twice"],
      ["tint", oval(0, 14, 31, 29)],
      eyes(13, 6),
      ["ink", oval(0, 16, 5, 4)],
      ["pale", "M-6,25L6,25L6,36L-6,36Z"],
      ["line", "M-12,22Q-5,27 0,20Q5,27 12,22"],
    ],
  },
  hen: {
    tint: "#e0c083",
    shapes: [
      ["ink", "M-17,-24Q-20,-44 -8,-36Q0,-50 7,-36Q20,-44 17,-24Z"],
      ["tint", "M0,-30Q34,-30 34,8Q34,42 0,42Q-34,42 -34,8Q-34,-30 0,-30Z"],
      eyes(16, -4),
      ["pale", "M-11,8L0,-2L11,8L0,18Z"],
      ["line", "M-11,8L11,8"],
      ["ink", "M-6,20Q-7,34 0,34Q7,34 6,20Q0,17 -6,20Z"],
    ],
  },
  mouse: {
    tint: "#c3bdb5",
    shapes: [
      ["tint", oval(28, -20, 20), "twice"],
      ["pale", oval(28, -20, 10), "twice"],
      ["tint", "M-28,-8Q0,-30 28,-8Q26,22 0,42Q-26,22 -28,-8Z"],
      eyes(11, 0),
      ["ink", oval(0, 38, 6, 5)],
      ["line", "M14,24L36,20M12,29L34,34", "twice"],
    ],
  },
  frog: {
    tint: "#93bf7d",
    shapes: [
      ["tint", oval(21, -22, 16), "twice"],
      ["tint", oval(0, 12, 44, 29)],
      ["pale", oval(21, -22, 9), "twice"],
      eyes(21, -22),
      ["line", "M-32,12Q0,38 32,12"],
      ["ink", oval(5, 2, 2), "twice"],
    ],
  },
  sheep: {
    tint: "#8b8178",
    shapes: [
      ["pale", woolly(-4, 10, 36)],
      ["tint", "M20,-2Q42,-10 42,2Q40,14 20,10Z", "twice"],
      ["tint", "M-22,-10Q0,-20 22,-10Q24,40 0,42Q-24,40 -22,-10Z"],
      ["pale", oval(9, 4, 5, 6), "twice"],
      ["ink", oval(9, 5, 2.5, 3.5), "twice"],
      ["line", "M-7,29Q0,34 7,29"],
    ],
  },
  badger: {
    tint: "#cfd2d0",
    shapes: [
      ["ink", oval(28, -26, 10), "twice"],
      ["tint", "M-36,-14Q-20,-36 0,-36Q20,-36 36,-14Q34,14 8,40Q0,44 -8,40Q-34,14 -36,-14Z"],
      ["ink", "M8,-35Q28,-30 30,-12Q26,14 8,30Q16,0 8,-35Z", "twice"],
      ["pale", oval(18, -4, 4), "twice"],
      ["ink", oval(0, 37, 7, 5)],
    ],
  },
  pig: {
    tint: "#e6aeb0",
    shapes: [
      ["tint", "M12,-28L38,-42Q42,-22 32,-14Z", "twice"],
      ["tint", oval(0, 6, 38, 35)],
      eyes(18, -6),
      ["pale", oval(0, 14, 17, 12)],
      ["ink", oval(6, 14, 3, 5), "twice"],
    ],
  },
  penguin: {
    tint: "#5d6b7c",
    shapes: [
      ["tint", "M0,-42Q38,-42 38,6Q38,42 0,42Q-38,42 -38,6Q-38,-42 0,-42Z"],
      ["pale", "M0,-12Q4,-26 18,-24Q32,-18 27,6Q22,36 0,38Q-22,36 -27,6Q-32,-18 -18,-24Q-4,-26 0,-12Z"],
      eyes(14, -6),
      ["ink", "M-11,6L11,6L0,20Z"],
    ],
  },
  hedgehog: {
    tint: "#a58a72",
    shapes: [
      ["tint", jagged(-2, 15, 47, 34)],
      ["pale", "M-26,2Q-22,-18 0,-10Q22,-18 26,2Q24,26 0,42Q-24,26 -26,2Z"],
      eyes(11, 6),
      ["ink", oval(0, 36, 8, 6)],
    ],
  },
  fish: {
    tint: "#82b5c9",
    shapes: [
      ["tint", "M-10,-34Q-4,-50 14,-46L8,-30Z"],
      ["tint", "M30,2L49,-12L47,20L30,14Z", "twice"],
      ["tint", oval(0, 4, 36, 37)],
      ["pale", oval(16, -6, 12), "twice"],
      eyes(16, -5, 5),
      ["ink", oval(0, 24, 8, 6)],
    ],
  },
};

const round: Shape = ["tint", oval(0, 0, 42)];
const SUN = "#f0cd6a";
export const REACTION_SHAPES: Record<Reaction, Drawing> = {
  smile: { tint: SUN, shapes: [round, eyes(15, -8), ["line", "M-20,10Q0,30 20,10"]] },
  laugh: {
    tint: SUN,
    shapes: [round, ["line", "M8,-6Q16,-18 24,-6", "twice"], ["ink", "M-24,6L24,6Q20,34 0,34Q-20,34 -24,6Z"]],
  },
  wow: { tint: SUN, shapes: [round, eyes(15, -10, 5), ["ink", oval(0, 18, 9, 12)]] },
  sad: {
    tint: "#a9c3da",
    shapes: [round, eyes(15, -4), ["line", "M-16,24Q0,10 16,24"], ["line", "M10,-20L22,-15", "twice"]],
  },
  clap: {
    tint: "#e8c6a0",
    shapes: [
      ["tint", "M2,36Q-2,4 6,-14Q12,-24 18,-14L16,0L30,-22Q38,-28 40,-18L30,8Q30,30 22,40Z", "twice"],
      ["line", "M0,-34L0,-46M18,-34L24,-44", "twice"],
    ],
  },
  heart: {
    tint: "#d9685f",
    shapes: [
      ["tint", "M0,38Q-44,8 -40,-16Q-34,-40 -14,-34Q-4,-30 0,-18Q4,-30 14,-34Q34,-40 40,-16Q44,8 0,38Z"],
    ],
  },
};

/** The heads of bots by seat, with their antennas; all are mechanical. */
const HEADS: readonly Drawing[] = [
  {
    tint: "#c9b07d",
    shapes: [
      ["line", "M0,-30L0,-42"],
      ["ink", oval(0, -43, 5)],
      [
        "tint",
        "M-26,-30L26,-30Q36,-30 36,-20L36,28Q36,38 26,38L-26,38Q-36,38 -36,28L-36,-20Q-36,-30 -26,-30Z",
      ],
    ],
  },
  {
    tint: "#9fb8a4",
    shapes: [
      ["ink", "M34,-8L46,-8L46,12L34,12Z", "twice"],
      ["tint", oval(0, 2, 38)],
    ],
  },
  {
    tint: "#c39b9b",
    shapes: [
      ["line", "M14,-30L22,-45", "twice"],
      ["ink", oval(22, -45, 4), "twice"],
      ["tint", "M-20,-32L20,-32L40,3L20,38L-20,38L-40,3Z"],
    ],
  },
  {
    tint: "#9db0c9",
    shapes: [
      ["line", "M-8,-34L8,-38L-8,-42L8,-46"],
      ["tint", "M-22,-34Q0,-40 22,-34Q34,2 22,38Q0,44 -22,38Q-34,2 -22,-34Z"],
    ],
  },
  {
    tint: "#b9a9c9",
    shapes: [
      ["ink", "M-8,-34Q-8,-46 0,-46Q8,-46 8,-34Z"],
      ["tint", "M0,-36Q30,-36 30,0L40,38L-40,38L-30,0Q-30,-36 0,-36Z"],
    ],
  },
];
/** Their eyes, by level. */
const LOOKS: Record<string, readonly Shape[]> = {
  level1: [
    ["pale", oval(14, -4, 11), "twice"],
    ["ink", oval(14, -4, 4), "twice"],
    ["ink", oval(0, 23, 5)],
  ],
  level2: [
    ["ink", oval(14, -4, 5), "twice"],
    ["line", "M-13,18Q0,28 13,18"],
  ],
  level3: [
    ["line", "M6,-16L22,-16", "twice"],
    ["ink", oval(14, -4, 5), "twice"],
    ["line", "M-11,21L11,19"],
  ],
  level4: [
    ["ink", "M5,-8L23,-8Q22,6 14,6Q6,6 5,-8Z", "twice"],
    ["line", "M-13,22L13,22"],
  ],
  level5: [
    ["pale", oval(15, -3, 11), "twice"],
    ["line", "M-4,-4Q0,-8 4,-4"],
    ["ink", oval(15, -1, 3), "twice"],
    ["line", "M-10,24Q4,26 13,18"],
  ],
  master: [
    ["line", "M5,-16Q14,-22 24,-13", "twice"],
    ["ink", oval(14, -4, 5), "twice"],
    ["line", "M-12,20Q0,25 12,20"],
  ],
};

export function botShapes(seat: number, level: string): Drawing {
  const head = HEADS[seat % HEADS.length] ?? { tint: "", shapes: [] };
  return {
    tint: head.tint,
    shapes: [...head.shapes, ...(LOOKS[String(presentLevel(level))] ?? LOOKS.level2 ?? [])],
  };
}
