import { hashToken } from '../../domain/shared/token';
import { tokenKnownMs } from '../../limits/people';
import { setBounded } from './boundedMap';

/** Maximum number of tokens that are remembered; above it the one that was not used for longest is forgotten. */
const keptMost = 100_000;

/** Tokens that the database took for good a short time ago, each with its person. They are kept as hashes. */
export interface KnownTokens {
  /** The id of the person whose token it was; undefined for one that is unknown by now. */
  find(token: string, at: number): number | undefined;
  /** Remembers that the token is the person's. `at`: ms of a monotonic clock. */
  remember(token: string, person: number, at: number): void;
  /** Forgets a token that is good no longer. */
  forget(token: string): void;
}

/**
 * Creates the memory of one process. It never says that a token is good, only that it was: each call asks the database.
 */
export function createKnownTokens(most: number = keptMost): KnownTokens {
  const known = new Map<string, { readonly person: number; readonly until: number }>();
  return {
    find: (token, at) => {
      const one = known.get(hashToken(token));
      return one !== undefined && at < one.until ? one.person : undefined;
    },
    remember: (token, person, at) => setBounded(known, hashToken(token), { person, until: at + tokenKnownMs }, most),
    forget: (token) => void known.delete(hashToken(token)),
  };
}
