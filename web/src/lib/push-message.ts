// A push message as the server writes it (src/updown/server/pusher.py), and the notification for it.

export interface Message {
  title: string;
  body: string;
  table: string;
}

/** The message; null if it is not one of ours. */
export function parseMessage(text: string): Message | null {
  try {
    const { title, body, table } = JSON.parse(text) as Record<string, unknown>;
    if (typeof title !== "string" || typeof body !== "string" || typeof table !== "string") return null;
    return /^[a-z2-7]{16}$/.test(table) ? { title, body, table } : null;
  } catch {
    return null;
  }
}
