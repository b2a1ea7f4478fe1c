import type { AdSource } from '@tally/contract/apps/ads';
import { createHash } from 'node:crypto';
import { sameSecret } from '../shared/token';

/** The fields of a network's callback that are read. */
export interface AdCallback {
  readonly userId: string;
  readonly transId: string;
  readonly rewardAmount: string;
  /** Marks the callback of an install (`installPrefix`); empty for a rewarded video. */
  readonly extra: string;
  readonly sign: string;
}

const names = ['user_id', 'trans_id', 'reward_amount', 'extra', 'sign'] as const;

/** Printable ASCII without spaces, as networks write their ids: nothing that two readers could take differently. */
const plain = /^[\x21-\x7e]{1,200}$/;
/** No `_`, which separates the fields in Mintegral's signed text. */
const plainPart = /^[\x21-\x5e\x60-\x7e]{1,200}$/;
const amount = /^\d{1,12}(\.\d{1,6})?$/;
const extraText = /^[\x21-\x7e]{0,208}$/;

/** The decoded values of a query; undefined when an escape is broken or a name that is read comes twice. */
function valuesOf(search: string): Map<string, string> | undefined {
  const values = new Map<string, string>();
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const [name = '', ...rest] = pair.split('=');
    if (!names.some((one) => one === name)) continue;
    try {
      if (values.has(name)) return undefined;
      values.set(name, decodeURIComponent(rest.join('=').replaceAll('+', ' ')));
    } catch {
      return undefined;
    }
  }
  return values;
}

/**
 * Reads a network's callback. One whose signed text could be cut into other fields, or whose fields could be written in
 * another way, is refused: otherwise one signature would serve two transactions (TASK-30).
 *
 * @param search the query as it was sent
 * @returns undefined for one that is refused
 */
export function readCallback(source: AdSource, search: string): AdCallback | undefined {
  const values = valuesOf(search);
  if (!values) return undefined;
  const [userId, transId, rewardAmount, extra, sign] = names.map((name) => values.get(name) ?? '') as [
    string,
    string,
    string,
    string,
    string,
  ];
  const fits =
    plainPart.test(userId) &&
    plain.test(transId) &&
    extraText.test(extra) &&
    // Pangle does not sign the amount, and need not send it.
    (source === 'PANGLE' || amount.test(rewardAmount));
  return fits ? { userId, transId, rewardAmount, extra, sign } : undefined;
}

/** Computes each network's signature as documented by the network, in lower-case hexadecimal. */
const signatures: Readonly<Record<AdSource, (callback: AdCallback, key: string) => string>> = {
  PANGLE: ({ transId }, key) => createHash('sha256').update(`${key}:${transId}`).digest('hex'),
  MTG: ({ userId, rewardAmount, transId }, key) =>
    createHash('md5').update(`${userId}_${rewardAmount}_${transId}_${key}`).digest('hex'),
};

/** Whether a callback carries a valid signature by the network's key. */
export const isSigned = (source: AdSource, callback: AdCallback, key: string): boolean =>
  sameSecret(callback.sign.toLowerCase(), signatures[source](callback, key));
