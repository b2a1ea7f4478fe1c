import type { Endpoint } from '@tally/contract/api/endpoint';
import { codes } from '@tally/contract/api/envelope';
import { Refusal } from '../../domain/shared/refusal';
import type { Config } from '../../settings/config';
import { createKnownTokens } from './knownTokens';
import { createRateLimit } from './tokenBucket';

/** Who makes a call, as far as it is known. */
export interface LimitedCall {
  readonly definition: Pick<Endpoint, 'who' | 'method'>;
  /** The caller's network (`networkOf`), which many people can share. */
  readonly network: string;
  readonly token: string | undefined;
  /** ms of a monotonic clock. */
  readonly at: number;
}

/**
 * Counts a call (API-37) before the database is asked: that of a token that was good a short time ago to its person
 * alone, every other one to the strangers of its network.
 *
 * @returns takes the id of the person whose token it turned out to be, undefined for nobody's, and counts that too
 * @throws {Refusal} too many; so does what is returned
 */
export type CountCall = (call: LimitedCall) => (person: number | undefined) => void;

/** Creates the limits of one process. */
export function createCallLimits(
  config: Pick<Config, 'perPerson' | 'perAddress' | 'guestWritesPerAddress'>,
): CountCall {
  const known = createKnownTokens();
  const people = createRateLimit(config.perPerson);
  // Tokens cost a look at the database. They have a bucket of their own, so that people who come back while somebody
  // floods their network without any token are asked for theirs.
  const strangers = createRateLimit(config.perAddress);
  const unknownTokens = createRateLimit(config.perAddress);
  const guestWrites = createRateLimit(config.guestWritesPerAddress);
  const need = (taken: boolean): void => {
    if (!taken) throw new Refusal(codes.tooMany, 'TOO MANY REQUESTS');
  };
  return ({ definition: { who, method }, network, token, at }) => {
    const before = token === undefined ? undefined : known.find(token, at);
    if (before !== undefined) need(people.take(String(before), at));
    // Operators have limits of their own: the right key needs no look at the database, wrong ones are counted there.
    else if (who !== 'operator') need((token === undefined ? strangers : unknownTokens).take(network, at));
    return (person) => {
      if (person === undefined) {
        if (token !== undefined) known.forget(token);
        if (who === 'anyone' && method === 'POST') need(guestWrites.take(network, at));
        return;
      }
      if (token !== undefined) known.remember(token, person, at);
      if (before === undefined) need(people.take(String(person), at));
    };
  };
}
