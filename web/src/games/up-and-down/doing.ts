// Things to do on the table. Whoever can point (mouse, keyboard) sees first what would happen and does it with one
// click; on a touch screen the first tap shows it and the second does it.
import type { Move } from "./view";

export interface Doing {
  move: Move;
  previewed: boolean;
  handlers: {
    onpointerenter: (event: PointerEvent) => void;
    onpointerleave: (event: PointerEvent) => void;
    onfocus: (event: FocusEvent) => void;
    onclick: () => void;
  };
}

export interface Chooser {
  previewed: Move | null;
  preview: (move: Move | null) => void;
  play: (move: Move) => void;
}

export function doing(move: Move, chooser: Chooser): Doing {
  const previewed = chooser.previewed === move;
  return {
    move,
    previewed,
    handlers: {
      onpointerenter: (event) => {
        if (event.pointerType === "mouse") chooser.preview(move);
      },
      onpointerleave: (event) => {
        if (event.pointerType === "mouse") chooser.preview(null);
      },
      onfocus: (event) => {
        if (event.currentTarget instanceof Element && event.currentTarget.matches(":focus-visible"))
          chooser.preview(move);
      },
      onclick: () => (previewed ? chooser.play(move) : chooser.preview(move)),
    },
  };
}
