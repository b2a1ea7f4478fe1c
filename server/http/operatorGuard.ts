import { minuteMs } from '@tally/contract/limits';
import { codes } from '@tally/contract/envelope';
import { only } from '../db/db';
import type { Sql } from '../db/db';
import { Refusal } from '../domain/refusal';
import { sameSecret } from '../domain/token';
import { networkOf } from './address';

/** Wrong tries of a network that are answered as such; more within a minute are told to wait. */
const wrongTriesAMinute = 5;

/** A wrong key is one more try of its network. Tries are in the database, so that they count for all servers together. */
async function countWrong(sql: Sql, network: string, now: number): Promise<number> {
  const { tries } = only(
    await sql.query<{ tries: number }>(
      `insert into wrong_keys (network, tries, since) values ($1, 1, $2)
       on conflict (network) do update set tries = case when wrong_keys.since > $3 then wrong_keys.tries + 1 else 1 end, since = case when wrong_keys.since > $3 then wrong_keys.since else excluded.since end
       returning tries`,
      [network, now, now - minuteMs],
    ),
  );
  return tries;
}

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
      const tries = await countWrong(sql, networkOf(address), now);
      throw tries > wrongTriesAMinute
        ? new Refusal(codes.tooMany, 'TOO MANY WRONG KEYS')
        : new Refusal(codes.forbidden, 'WRONG KEY');
    },
  };
}
