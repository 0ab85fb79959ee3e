// Which page is shown. Addresses: / (home), /t/<table> (a table), /rules/<game>, /learn/<game>,
// /learn/<game>/<chapter>, /mine (my finished games), /replay/<table>/<match> (#12: a step of it) and /replay (of a
// file). Secrets are in the fragment (after #), which is never sent: an invitation to a table, or on the home page the
// code that moves a seat (#move=), followed by a dot and the invitation to the table, which the new device needs.
import { MOVING } from "./join";

export type Page =
  | { name: "home"; code: string; invite: string }
  | { name: "table"; table: string; invite: string }
  | { name: "rules"; game: string }
  | { name: "learn"; game: string; chapter: number | null }
  | { name: "mine" }
  | { name: "replay"; table: string; match: number }
  | { name: "unknown" };

export function parsePath(path: string, hash: string): Page {
  const table = /^\/t\/([a-z2-7]{16})$/.exec(path);
  if (table?.[1] !== undefined) return { name: "table", table: table[1], invite: hash.replace(/^#/, "") };
  const rules = /^\/rules\/([a-z-]+)$/.exec(path);
  if (rules?.[1] !== undefined) return { name: "rules", game: rules[1] };
  const learn = /^\/learn\/([a-z-]+)(?:\/([1-9]))?$/.exec(path);
  if (learn?.[1] !== undefined)
    return { name: "learn", game: learn[1], chapter: learn[2] === undefined ? null : Number(learn[2]) };
  const replay = /^\/replay(?:\/([a-z2-7]{16})\/(\d{1,5}))?$/.exec(path);
  if (replay !== null) return { name: "replay", table: replay[1] ?? "", match: Number(replay[2] ?? 0) };
  if (path === "/mine") return { name: "mine" };
  if (path !== "/") return { name: "unknown" };
  const [, code = "", invite = ""] = MOVING.exec(hash) ?? [];
  return { name: "home", code, invite };
}

/** Whether two addresses are the same page. Another invitation or code is another page; a jump within a page is not. */
function isSame(one: Page, two: Page): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}

/** The path of a link to one of our pages, if the click is a plain one; otherwise null. */
function ownPath(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.target !== "" || link.hasAttribute("download")) return null;
  if (link.origin !== location.origin || parsePath(link.pathname, "").name === "unknown") return null;
  if (link.pathname === location.pathname && link.hash !== "") return null;
  return link.pathname + link.hash;
}

class Router {
  page = $state.raw<Page>(parsePath(location.pathname, location.hash));
  /** The fragment (after #), for jumps within a page. */
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.#follow());
    // Links inside the app do not reload the page.
    document.addEventListener("click", (event) => {
      const path = ownPath(event);
      if (path === null) return;
      event.preventDefault();
      this.go(path);
    });
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#follow();
    scrollTo(0, 0);
  }

  #follow(): void {
    const page = parsePath(location.pathname, location.hash);
    if (!isSame(page, this.page)) this.page = page;
    this.hash = location.hash;
  }
}

export const router = new Router();
