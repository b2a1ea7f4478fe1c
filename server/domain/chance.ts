import { randomInt } from 'node:crypto';

/** Chance of the draws. What was taken for a round that was not paid is given back: only paid rounds use it up. */
export interface Chance {
  /** A number in [0, 1). */
  take(): number;
  giveBack(value: number): void;
}

/** The largest range of `randomInt`. */
const range = 2 ** 48 - 1;

/** By a generator of cryptographic quality: what was drawn says nothing about what comes. */
const cryptographic = (): number => randomInt(range) / range;

/** Most values that are kept after rounds that were not paid. */
const keptMost = 1000;

/**
 * Chance of a server. A value serves one paid round at most, and nobody learns one that was given back, so whoever asks for
 * rounds that can't be paid changes nothing of the draws to come.
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
