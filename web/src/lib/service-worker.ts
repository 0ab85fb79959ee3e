// Caches the pages, so that they open at once, also without a network: files with a hash come from the cache, the page
// itself from the server if it answers. Shows push messages while no page is open. Built separately, as /sw.js.
import { cacheName, outdated, wayOf } from "./caching";
import { parseMessage } from "./push-message";

/** The parts of a worker's types that are used here; TypeScript's own types of workers exclude those of pages. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface PushEvent extends WorkerEvent {
  readonly data: { text(): string } | null;
}
interface NotificationEvent extends WorkerEvent {
  readonly notification: Notification;
}
interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: "window"; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationEvent) => void): void;
}
const scope = globalThis as unknown as WorkerScope;

/** Filled in by vite.config.ts. */
const FILES: readonly string[] = ["__FILES__"];
const BUILD = "__BUILD__";

/** All page addresses get the same file. */
const PAGE = "/";

async function install(): Promise<void> {
  const cache = await caches.open(cacheName(BUILD));
  await cache.addAll([PAGE, ...FILES]);
  await scope.skipWaiting();
}

async function activate(): Promise<void> {
  for (const name of outdated(await caches.keys(), BUILD)) await caches.delete(name);
  await scope.clients.claim();
}

async function fromCache(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function fromServer(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName(BUILD));
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(PAGE, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(PAGE);
    if (kept === undefined) throw error;
    return kept;
  }
}

/** Shows a message, which replaces an older one about the same table. */
async function show(text: string): Promise<void> {
  const message = parseMessage(text);
  if (message === null) return;
  const { title, body, table } = message;
  await scope.registration.showNotification(title, {
    body,
    tag: table,
    icon: "/icon-192.png",
    data: `/t/${table}`,
  });
  await badge(true);
}

async function openTable(path: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there === undefined ? scope.clients.openWindow(path) : there.focus());
  await badge(false);
}

/** Shows a dot on the icon of an installed app, if the system has such dots. */
async function badge(on: boolean): Promise<void> {
  const { navigator } = globalThis as { navigator: Partial<Navigator> };
  await (on ? navigator.setAppBadge?.() : navigator.clearAppBadge?.())?.catch(() => undefined);
}

scope.addEventListener("push", (event) => event.waitUntil(show(event.data?.text() ?? "")));
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(String(event.notification.data)));
});
scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const way = wayOf(method, mode, new URL(url), scope.location.origin);
  if (way === "kept") event.respondWith(fromCache(event.request));
  else if (way === "page") event.respondWith(fromServer(event.request));
});
