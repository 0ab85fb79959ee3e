// A tap on the table, or Space or Enter outside all buttons, goes on to the next event.
import type { Attachment } from "svelte/attachments";

const THINGS = "button, a, input, select, textarea, label, dialog, [role=button]";

interface Reader {
  readonly allShown: boolean;
  next: () => void;
}

/** For the element that contains the table. */
export function tapsOf(reader: Reader): Attachment<HTMLElement> {
  return (root) => {
    function tap({ target }: Event): void {
      if (!reader.allShown && target instanceof Element && target.closest(THINGS) === null) reader.next();
    }
    function press(event: KeyboardEvent): void {
      const at = document.activeElement;
      if (reader.allShown || (event.key !== " " && event.key !== "Enter")) return;
      if (at !== null && at !== document.body && at !== root) return;
      event.preventDefault();
      reader.next();
    }
    root.addEventListener("click", tap);
    addEventListener("keydown", press);
    return () => {
      root.removeEventListener("click", tap);
      removeEventListener("keydown", press);
    };
  };
}
