import type { AdSource } from '@tally/contract/ads';
import { createHash } from 'node:crypto';
import { sameSecret } from './token';

/** Returns a query parameter of a network's callback; empty when it is missing. */
export type QueryOfCallback = (name: string) => string;

/** Computes each network's signature as documented by the network, in lower-case hexadecimal. */
const signatures: Readonly<Record<AdSource, (query: QueryOfCallback, key: string) => string>> = {
  PANGLE: (query, key) =>
    createHash('sha256')
      .update(`${key}:${query('trans_id')}`)
      .digest('hex'),
  MTG: (query, key) =>
    createHash('md5')
      .update(`${query('user_id')}_${query('reward_amount')}_${query('trans_id')}_${key}`)
      .digest('hex'),
};

/** Whether a callback carries a valid signature by the network's key. */
export const isSigned = (source: AdSource, query: QueryOfCallback, key: string): boolean =>
  sameSecret(query('sign').toLowerCase(), signatures[source](query, key));
