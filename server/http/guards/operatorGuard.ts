import { minuteMs } from '@tally/contract/limits/time';
import { codes } from '@tally/contract/api/envelope';
import type { Sql } from '../../db/db';
import { Refusal } from '../../domain/shared/refusal';
import { sameSecret } from '../../domain/shared/token';
import { countAttempt } from '../../domain/shared/attemptCount';
import { networkOf } from '../clientIp';
import { setBounded } from './boundedMap';

/** Wrong keys per minute from one network that are answered as wrong; further ones are answered with "too many". */
const wrongTriesAMinute = 5;

/** Maximum number of networks whose wrong keys are remembered as too many. */
const closedMost = 10_000;

/** A key with its owner's name. */
export interface NamedKey {
  readonly name: string;
  readonly key: string;
}

/**
 * Checks keys in constant time; refuses everything when there are no keys. A correct key is accepted even after too
 * many wrong ones (OPS-11).
 */
export interface OperatorGuard<Key extends NamedKey = NamedKey> {
  /**
   * Checks a key.
   *
   * @param address of the caller
   * @param now ms since the epoch
   * @returns the key that matched, with its owner's name
   * @throws {Refusal} forbidden, or too many
   */
  check(key: string, address: string, now: number): Promise<Key>;
}

/**
 * Creates a guard for one kind of key. Wrong attempts are counted in the database, across all places that ask for a
 * key.
 *
 * @param find looks for a key that is not one of the configuration, such as a stand-in's
 */
export function createOperatorGuard<Key extends NamedKey>(
  sql: Sql,
  keys: readonly Key[],
  find?: (key: string, now: number) => Promise<Key | undefined>,
): OperatorGuard<Key> {
  // Networks known to have tried too often, with the end of it: their wrong keys cost the database nothing more.
  const closed = new Map<string, number>();
  const isClosed = (network: string, now: number): boolean => {
    const left = (closed.get(network) ?? 0) - now;
    // After a change of the clock an end may lie far ahead.
    return left > 0 && left <= minuteMs;
  };
  return {
    check: async (key, address, now) => {
      // All keys are compared, so that the duration does not reveal which one matched.
      const known = keys.filter((one) => sameSecret(key, one.key)).at(0) ?? (await find?.(key, now));
      if (known) return known;
      const network = networkOf(address);
      if (!isClosed(network, now)) {
        const { tries, since } = await countAttempt(sql, network, now, minuteMs);
        if (tries <= wrongTriesAMinute) throw new Refusal(codes.forbidden, 'WRONG KEY');
        setBounded(closed, network, since + minuteMs, closedMost);
      }
      throw new Refusal(codes.tooMany, 'TOO MANY WRONG KEYS');
    },
  };
}
