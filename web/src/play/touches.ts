// A tap on something other than a button makes no move: it shows what lies there.
import type { Attachment } from "svelte/attachments";

/** For the root of a table. `touch` is given what the place is called: "seat:0", "pot". */
export function touchesOf(touch: (at: string) => void): Attachment<HTMLElement> {
  return (root) => {
    function tap({ target }: Event): void {
      if (!(target instanceof Element) || target.closest("button, a") !== null) return;
      const at = target.closest<HTMLElement>("[data-at]")?.dataset.at;
      if (at !== undefined) touch(at);
    }
    root.addEventListener("click", tap);
    return () => root.removeEventListener("click", tap);
  };
}
