// Decides how the service worker handles a request, and which caches it deletes.

/** From the cache; from the server, or from the cache if the server does not answer; not handled. */
export type Way = "kept" | "page" | "none";

const PREFIX = "updown-";
/** Pages that were opened before the last update still ask for files of their own build. */
const KEPT_BUILDS = 2;

export function wayOf(method: string, mode: string, url: URL, origin: string): Way {
  if (method !== "GET" || url.origin !== origin) return "none";
  if (url.pathname.startsWith("/assets/")) return "kept";
  if (mode === "navigate" && !/^\/(api|healthz|readyz|metrics)(\/|$)/.test(url.pathname)) return "page";
  return "none";
}

export function cacheName(build: string): string {
  return PREFIX + build;
}

/** The caches that are not needed any more, of a list with the oldest first. */
export function outdated(names: readonly string[], build: string): string[] {
  const ours = names.filter((name) => name.startsWith(PREFIX) && name !== cacheName(build));
  return ours.slice(0, Math.max(0, ours.length - (KEPT_BUILDS - 1)));
}
