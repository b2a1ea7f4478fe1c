import { randomInt } from 'node:crypto';

/**
 * Source of random numbers for draws. The number of a round that was not paid is given back, so only paid rounds use
 * numbers up.
 */
export interface Chance {
  /** A number in [0, 1). */
  take(): number;
  giveBack(value: number): void;
}

/** The largest range that `randomInt` accepts. */
const range = 2 ** 48 - 1;

/** A cryptographically secure generator: drawn numbers do not allow predicting later ones. */
const cryptographic = (): number => randomInt(range) / range;

/** Maximum number of given-back values that are kept. */
const keptMost = 1000;

/**
 * Creates the random source of a server. Each value is used for at most one paid round, and given-back values are never
 * revealed, so requests for rounds that can't be paid do not influence later draws.
 */
export function createChance(generate: () => number = cryptographic): Chance {
  const pending: number[] = [];
  return {
    take: () => pending.shift() ?? generate(),
    giveBack: (value) => {
      if (pending.length < keptMost) pending.push(value);
    },
  };
}
