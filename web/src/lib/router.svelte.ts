// Which page is shown. Addresses: / (home), /t/<table> (a table); an invitation stands behind # and is never sent.
export type Page = { name: "home" } | { name: "table"; table: string; invite: string } | { name: "rules"; game: string };

export function parsePath(path: string, hash: string): Page {
  const table = /^\/t\/([a-z2-7]{16})$/.exec(path);
  if (table?.[1] !== undefined) return { name: "table", table: table[1], invite: hash.replace(/^#/, "") };
  const rules = /^\/rules\/([a-z-]+)$/.exec(path);
  if (rules?.[1] !== undefined) return { name: "rules", game: rules[1] };
  return { name: "home" };
}

class Router {
  page = $state<Page>(parsePath(location.pathname, location.hash));

  constructor() {
    addEventListener("popstate", () => this.#follow());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#follow();
    scrollTo(0, 0);
  }

  #follow(): void {
    this.page = parsePath(location.pathname, location.hash);
  }
}

export const router = new Router();
