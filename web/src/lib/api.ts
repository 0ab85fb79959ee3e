// Calls the JSON API, typed by the server's own list of endpoints.
import type { Api, Problem } from "../wire";

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

type Takes<K extends keyof Api> = Api[K] extends { takes: infer T } ? T : never;
type Gives<K extends keyof Api> = Api[K] extends { gives: infer T } ? T : never;

/** `parts` fill the placeholders of the address; the others become the query. */
export async function call<K extends keyof Api & string>(
  endpoint: K,
  parts: Record<string, string> = {},
  body?: Takes<K>,
): Promise<Gives<K>> {
  const [method = "GET", path = "/"] = endpoint.split(" ");
  const query = new URLSearchParams(Object.entries(parts).filter(([name]) => !path.includes(`{${name}}`)));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ""));
  const address = query.size > 0 ? `${filled}?${query.toString()}` : filled;
  const init: RequestInit = { method };
  if (body !== undefined && body !== null) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(address, init);
  } catch {
    throw new Refusal({ code: "web/offline", message: "", values: {} });
  }
  if (answer.status === 204) return undefined as Gives<K>;
  const content: unknown = await answer.json().catch(() => null);
  if (!answer.ok)
    throw new Refusal((content as Problem | null) ?? { code: "server/failed", message: "", values: {} });
  return content as Gives<K>;
}
