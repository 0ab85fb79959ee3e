// Computes commitments and seeds of deals, like src/updown/table/provable_deal.py. Web Crypto is not available on plain
// http, which tables in a home network use, so a small audited library does the hashing.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export function digest(text: string): Uint8Array {
  return sha256(utf8ToBytes(text));
}

/** The server's commitment to this secret, which it publishes before the round. */
export function commitment(table: string, deal: number, secret: string): string {
  return bytesToHex(digest(`updown commitment/1 ${table} ${deal} ${secret}`));
}

/** A seat's commitment to this part, which it publishes before anybody reveals. */
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
