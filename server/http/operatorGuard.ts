import { minuteMs } from '@tally/contract/limits';
import { codes } from '@tally/contract/envelope';
import type { Sql } from '../db/db';
import { Refusal } from '../domain/refusal';
import { sameSecret } from '../domain/token';
import { countAttempt } from '../domain/attemptCount';
import { networkOf } from './address';

/** Wrong tries of a network that are answered as such; more within a minute are told to wait. */
const wrongTriesAMinute = 5;

/** A key and whose it is. */
export interface NamedKey {
  readonly name: string;
  readonly key: string;
}

/** Looks at keys in constant time; shut without one. The right key is never shut out by wrong ones (OPS-11). */
export interface OperatorGuard {
  /**
   * @param address of the caller
   * @param now ms since the epoch
   * @returns the name of the key
   * @throws {Refusal} forbidden, or too many
   */
  check(key: string, address: string, now: number): Promise<string>;
}

/** One for each kind of key, so that a try counts wherever the key is asked for. */
export function createOperatorGuard(sql: Sql, keys: readonly NamedKey[]): OperatorGuard {
  return {
    check: async (key, address, now) => {
      // Each is compared, so that the time says nothing of which it was.
      const known = keys.filter((one) => sameSecret(key, one.key)).at(0);
      if (known) return known.name;
      const tries = await countAttempt(sql, networkOf(address), now, minuteMs);
      throw tries > wrongTriesAMinute
        ? new Refusal(codes.tooMany, 'TOO MANY WRONG KEYS')
        : new Refusal(codes.forbidden, 'WRONG KEY');
    },
  };
}
