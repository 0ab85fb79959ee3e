// Sends a command, and shows a refusal as a notice.
import type { Sitting } from "../lib/sitting";
import { notices } from "../lib/notices.svelte";
import type { Command } from "../wire";

/** Whether the command was executed; if not, a notice says why. */
export async function ask(live: Sitting, command: Command): Promise<boolean> {
  const refused = await live.do(command);
  if (refused !== null) notices.problem(refused.message);
  return refused === null;
}
