// Moves with a preview. With a mouse or the keyboard the result of a move is shown first, and one click makes it; on a
// touch screen the first tap shows it and the second makes it.

interface Previewer<Move> {
  previewed: Move | null;
  preview: (move: Move | null) => void;
  send: (move: Move) => unknown;
}

export interface Preview<Move> {
  move: Move;
  previewed: boolean;
  handlers: {
    onpointerenter: (event: PointerEvent) => void;
    onpointerleave: (event: PointerEvent) => void;
    onfocus: (event: FocusEvent) => void;
    onclick: () => void;
  };
}

/** A move that can be previewed, with the handlers for its button. */
export function previewOf<Move>(move: Move, selection: Previewer<Move>): Preview<Move> {
  const previewed = selection.previewed === move;
  return {
    move,
    previewed,
    handlers: {
      onpointerenter: (event) => {
        if (event.pointerType === "mouse") selection.preview(move);
      },
      onpointerleave: (event) => {
        if (event.pointerType === "mouse") selection.preview(null);
      },
      onfocus: (event) => {
        if (event.currentTarget instanceof Element && event.currentTarget.matches(":focus-visible"))
          selection.preview(move);
      },
      onclick: () => void (previewed ? selection.send(move) : selection.preview(move)),
    },
  };
}
