// What a deal is derived from, as src/updown/table/provable_deal.py has it. Web Crypto is missing on plain http, which is what a
// table in a home network has, so a small audited library does the hashing.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export function digest(text: string): Uint8Array {
  return sha256(utf8ToBytes(text));
}

/** What the server has to publish before the round, if this is its secret. */
export function commitment(table: string, deal: number, secret: string): string {
  return bytesToHex(digest(`updown commitment/1 ${table} ${deal} ${secret}`));
}

/** What a seat has to publish before anybody reveals, if this is its part. */
export function partCommitment(table: string, deal: number, seat: number, part: string): string {
  return bytesToHex(digest(`updown part/1 ${table} ${deal} ${seat} ${part}`));
}

/** The seed of the round's cards and dice, in hexadecimal digits. */
export function roundSeed(table: string, deal: number, secret: string, parts: readonly string[]): string {
  const message = `updown deal/2 ${table} ${deal} ${parts.join(",")}`;
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(message)));
}

export function newPart(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}
