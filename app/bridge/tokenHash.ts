/**
 * A short digest of a token: cyrb53 (53 bits; a hash for tables, not a cryptographic one), in base 36. It tells tokens
 * apart and may be stored where the token itself may not, but it does not protect a token that can be guessed.
 */
export function tokenHash(token: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < token.length; at++) {
    const unit = token.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
