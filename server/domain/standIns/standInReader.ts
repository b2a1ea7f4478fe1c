import type { Sql } from '../../db/db';
import type { OperatorKey } from '../../settings/operatorKeys';
import { hashToken, sameSecret } from '../shared/token';

/** How long a process answers from what it has read before it looks again, ms: how soon an ended key is refused. */
export const standInsLifeMs = 2000;

interface Known {
  readonly name: string;
  readonly hash: string;
  /** ms since the epoch. */
  readonly until: number;
}

/** The valid keys of stand-ins, at most `standInsLifeMs` out of date, so that a wrong key costs no query of its own. */
export interface StandInReader {
  /** Names of the stand-ins whose keys are valid at a moment (ms since the epoch). */
  names(now: number): Promise<readonly string[]>;
  /** The stand-in whose key it is, who may approve and nothing else. */
  find(key: string, now: number): Promise<OperatorKey | undefined>;
}

/**
 * Reads the keys of stand-ins (OPS-67) from the database, so that they hold on every server and after a restart.
 *
 * @param elapsed ms of a monotonic clock
 * @param configured names of the operators of the configuration: a stand-in who is named like one of them, which a later
 *   configuration may bring about, could approve what that operator asked for
 */
export function createStandInReader(sql: Sql, elapsed: () => number, configured: readonly string[]): StandInReader {
  const taken = new Set(configured.map((name) => name.toLowerCase()));
  let cached: { readonly known: readonly Known[]; readonly until: number } | undefined;
  let reading: Promise<readonly Known[]> | undefined;

  async function look(): Promise<readonly Known[]> {
    const until = elapsed() + standInsLifeMs;
    const known = await sql.query<Known>(
      'select name, key_hash as hash, until from stand_in_keys where ended_at is null order by id',
    );
    cached = { known: known.filter(({ name }) => !taken.has(name.toLowerCase())), until };
    return cached.known;
  }

  async function valid(now: number): Promise<readonly Known[]> {
    if (cached && elapsed() < cached.until) return cached.known.filter(({ until }) => until > now);
    reading ??= look().finally(() => {
      reading = undefined;
    });
    return (await reading).filter(({ until }) => until > now);
  }

  return {
    names: async (now) => (await valid(now)).map(({ name }) => name),
    find: async (key, now) => {
      const hash = hashToken(key);
      // All are compared, as with the configured keys.
      const known = (await valid(now)).filter((one) => sameSecret(hash, one.hash)).at(0);
      return known && { name: known.name, key, scopes: ['approve'] };
    },
  };
}
