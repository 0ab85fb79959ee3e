// Where the focus goes when something over the page is closed.

/** Back to what opened it, unless the focus is somewhere already; what opened it may be gone. */
export function focusBack(opener: Element | null): void {
  if (document.activeElement !== document.body) return;
  const back = opener?.isConnected ? opener : document.getElementById("main");
  if (back instanceof HTMLElement) back.focus({ preventScroll: true });
}
