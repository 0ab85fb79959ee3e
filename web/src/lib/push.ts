// Subscribes this browser to push messages about a table, for while the page is closed. They need https; without it, no
// page offers them.
import { call } from "./api";

export function canPush(): boolean {
  return (
    isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window
  );
}

/** The person, or their browser, does not want messages from us. */
export class NotAllowed extends Error {}

async function subscription(): Promise<PushSubscription | null> {
  // Without a worker, as during development, `ready` would never resolve.
  const registered = await navigator.serviceWorker.getRegistration();
  return (await registered?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser has any subscription at all: the server drops those that are gone. */
export async function isSubscribed(): Promise<boolean> {
  return (await subscription().catch(() => null)) !== null;
}

export async function startPush(table: string): Promise<void> {
  const { key } = await call("GET /api/push");
  if (key === null || (await Notification.requestPermission()) !== "granted") throw new NotAllowed();
  const { pushManager } = await navigator.serviceWorker.ready;
  const { endpoint, keys } = (
    (await subscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  ).toJSON();
  const body = { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
  await call("POST /api/tables/{table}/push", { table }, body);
}

export async function stopPush(table: string): Promise<void> {
  const endpoint = (await subscription())?.endpoint;
  if (endpoint !== undefined) await call("POST /api/tables/{table}/push/stop", { table }, { endpoint });
}
