import type { AdSource } from '@tally/contract/ads';
import { createHash } from 'node:crypto';
import { sameSecret } from './token';

/** A parameter of a network's callback by its name; empty when it is not there. */
export type QueryOfCallback = (name: string) => string;

/** The signature that a network makes, as it documents it, in small hexadecimal digits. */
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

/** Whether a callback bears the signature of the network's key. */
export const isSigned = (source: AdSource, query: QueryOfCallback, key: string): boolean =>
  sameSecret(query('sign').toLowerCase(), signatures[source](query, key));
