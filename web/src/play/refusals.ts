// Why a move was refused, in the words of its game: what is possible instead, and the rule.
import { t } from "../lib/words.svelte";
import type { Refused } from "../wire";

const RULES = "rules/";

/** The game's code of the rule that a move broke; "" if it broke none. */
export function ruleCode({ code }: Pick<Refused, "code">): string {
  return code.startsWith(RULES) ? code.slice(RULES.length) : "";
}

/** The game's own words, `web-dn-why-not-higher`, for the codes that it has words for; otherwise the text of the table.
 * */
export function refusalText(
  refused: Pick<Refused, "code" | "message">,
  words: { prefix: string; codes: readonly string[] },
  values: Record<string, string | number>,
): string {
  const code = ruleCode(refused);
  return words.codes.includes(code) ? t(`${words.prefix}${code}`, values) : refused.message;
}
