/** The mask of a token, as search_mask() in the database makes those of products: two of 64 bits. Pure. */
import { createHash } from 'node:crypto';

/** As PostgreSQL writes a bigint. */
export function wordMask(word: string): string {
  const [one = 0, other = 0] = createHash('sha256').update(word).digest();
  return BigInt.asIntN(64, bit(one) | bit(other)).toString();
}

function bit(byte: number): bigint {
  return 1n << BigInt(byte & 63);
}
