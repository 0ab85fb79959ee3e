"""Whether a table fits on a screen: what lies outside the window, is cut, or covers something else.

Looked at are texts, buttons, pictures (cards are pictures), seats and dice, and whatever declares itself by
`data-piece`: a free place for a card, say. Pieces inside one element with `data-together` may cover each other, like
the cards of a hand or of a pile; so may a piece and what it consists of. What has `data-badge` lies on the edge of
something else."""

from playwright.sync_api import Locator, Page

from kit.browser import TWO_FRAMES, wait_until_still

SIZES = (
    *((320, 568), (360, 640), (390, 844), (768, 1024)),
    *((640, 360), (844, 390), (915, 412), (1280, 800), (1920, 1080)),
    (640, 400),
)
"""Phones and a tablet upright, phones lying, screens; and what is left of 1280 x 800 at 200 %."""

SCAN_LAYOUT = """() => {
  const NEAR = 2;
  const PIECES = "button, a, input, select, svg, .plate, .die, [data-piece]";
  // There for the ears alone, beside the table, or with a scroll bar of its own.
  const APART = ".unseen, .skip, .since, aside, dialog";
  const BADGE = "[data-badge], [data-badge] *";
  const wide = document.documentElement.clientWidth, high = window.innerHeight;
  const found = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > wide) found.push(`the page is ${page.scrollWidth} wide`);
  const main = document.querySelector("main");
  if (main.scrollHeight > main.clientHeight + 1)
    found.push(`the table is ${main.scrollHeight} high, not ${main.clientHeight}`);
  if (page.scrollHeight > high) found.push(`the page is ${page.scrollHeight} high`);

  const isSeen = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const named = (each) => {
    const words = (each.getAttribute("aria-label") ?? each.textContent).trim().replace(/\\s+/g, " ").slice(0, 40);
    const kind = each.classList[0] === undefined ? "" : `.${each.classList[0]}`;
    return `${each.localName}${kind}${words && ` '${words}'`}`;
  };
  const inset = ({ left, top, right, bottom }, y) => ({ left, top: top + y, right, bottom: bottom - y });
  const pieces = [];
  for (const node of document.querySelectorAll(PIECES)) {
    if (node.closest(APART) || !isSeen(node) || node.parentElement.closest("svg, button, .die")) continue;
    const box = node.getBoundingClientRect();
    if (box.width > 2 && box.height > 2) pieces.push({ node, box: inset(box, 0), name: named(node) });
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode.parentElement;
    if (texts.currentNode.data.trim() === "" || node.closest(`${APART}, svg, script, style, option, .words`)) continue;
    if (!isSeen(node)) continue;
    const { textOverflow } = getComputedStyle(node);
    if (textOverflow === "ellipsis" && node.scrollWidth > node.clientWidth) found.push(`shortened: ${named(node)}`);
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    // Letters are lower than their line.
    for (const box of range.getClientRects())
      if (box.width > 2)
        pieces.push({ node, box: inset(box, box.height * 0.18), name: `text ${named(node)}`, text: true });
  }

  const corners = ({ left, top, right, bottom }) => `[${[left, top, right, bottom].map(Math.round).join(" ")}]`;
  for (const { node, box, name } of pieces) {
    if (box.left < -NEAR || box.top < -NEAR || box.right > wide + NEAR || box.bottom > high + NEAR)
      found.push(`outside: ${name} ${corners(box)}`);
    for (let each = node; each !== null && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      const frame = each.getBoundingClientRect();
      const across = overflowX !== "visible" && (box.left < frame.left - NEAR || box.right > frame.right + NEAR);
      const down = overflowY !== "visible" && (box.top < frame.top - NEAR || box.bottom > frame.bottom + NEAR);
      if (across || down) found.push(`cut: ${name} ${corners(box)} by ${named(each)} ${corners(frame)}`);
    }
  }
  const together = (one, other) => {
    for (let heap = one.closest("[data-together]"); heap; heap = heap.parentElement?.closest("[data-together]"))
      if (heap.contains(other)) return true;
    return false;
  };
  const isPart = (one, other) => one.node.contains(other.node) && !(one.text && other.text);
  pieces.forEach((one, n) => {
    for (const other of pieces.slice(n + 1)) {
      const [a, b] = [one.box, other.box];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across <= NEAR || down <= NEAR) continue;
      // A text that is shortened has two boxes.
      if (one.node === other.node && one.text && other.text) continue;
      if (one.node.matches(BADGE) || other.node.matches(BADGE)) continue;
      if (isPart(one, other) || isPart(other, one) || together(one.node, other.node)) continue;
      found.push(`overlap: ${one.name} ${corners(a)} and ${other.name} ${corners(b)}`);
    }
  });
  return [...new Set(found)];
}"""

# Nothing lies over the corner by which a card is known and picked.
SCAN_COVERED = """(cards) => cards.filter((card) => {
  const { left, top } = card.getBoundingClientRect();
  const hit = document.elementFromPoint(left + 6, top + 14);
  return hit === null || !(card.contains(hit) || hit.contains(card));
}).map((card) => card.ariaLabel ?? "?")"""


def resize(page: Page, size: tuple[int, int]) -> None:
    """Returns when everything has found its new place."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    # The size of the window, of the table, of what did not fit in it, of the cards.
    for _ in range(4):
        page.evaluate(TWO_FRAMES)
    wait_until_still(page)


def misplaced(page: Page) -> list[str]:
    """What is outside the window, cut or covered."""
    found: list[str] = page.evaluate(SCAN_LAYOUT)
    return found


def out_of_reach(cards: Locator) -> list[str]:
    """The cards of a hand that cannot be picked; a hand without cards is not there."""
    labels: list[str] = cards.evaluate_all(SCAN_COVERED)
    return [f"out of reach: {label}" for label in labels] if cards.count() else ["the hand is not there"]
