// A tap on the table, or Space or Enter beside all buttons: what is shown has been read.
import type { Attachment } from "svelte/attachments";

const THINGS = "button, a, input, select, textarea, label, dialog, [role=button]";

interface Reader {
  readonly told: boolean;
  next: () => void;
}

/** For what holds the table. */
export function tapsOf(reader: Reader): Attachment<HTMLElement> {
  return (root) => {
    function tap({ target }: Event): void {
      if (!reader.told && target instanceof Element && target.closest(THINGS) === null) reader.next();
    }
    function press(event: KeyboardEvent): void {
      const at = document.activeElement;
      if (reader.told || (event.key !== " " && event.key !== "Enter")) return;
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
