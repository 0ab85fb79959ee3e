// Asking the table for something that has no place of its own to say that it was refused.
import type { Sitting } from "../lib/sitting";
import { notices } from "../lib/notices.svelte";
import type { Command } from "../wire";

/** Whether it was done; if not, a notice says why. */
export async function ask(live: Sitting, command: Command): Promise<boolean> {
  const refused = await live.do(command);
  if (refused !== null) notices.problem(refused.message);
  return refused === null;
}
