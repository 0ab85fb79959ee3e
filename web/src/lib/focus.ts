// Restores the focus when a dialog is closed.

/** Moves the focus back to the element that opened the dialog, unless something has the focus already. That element may
 * be gone. */
export function focusBack(opener: Element | null): void {
  if (document.activeElement !== document.body) return;
  const back = opener?.isConnected ? opener : document.getElementById("main");
  if (back instanceof HTMLElement) back.focus({ preventScroll: true });
}
