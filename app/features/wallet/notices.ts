import { displayBases, displayFactors, type Market } from '@tally/contract/market';
import type { RankEntry } from '@tally/contract/wallet';

/** A row of the carousel: somebody's real withdrawal of last week, or an example amount that says so. */
export type Notice = { kind: 'real'; name: string; amount: number } | { kind: 'example'; amount: number };

const examples = 6;

/**
 * The carousel's rows (section 2; decisions: Honesty): last week's ranking first, and random example
 * amounts of the market (base x display factor) where there are too few.
 */
export function noticesOf(market: Market, rank: readonly Pick<RankEntry, 'name' | 'amount'>[], random: () => number): Notice[] {
  const real = rank.map(({ name, amount }): Notice => ({ kind: 'real', name, amount }));
  const missing = Math.max(0, examples - real.length);
  const made = Array.from({ length: missing }, (): Notice => {
    const base = displayBases[Math.floor(random() * displayBases.length)] ?? displayBases[0];
    const steps = 1 + Math.floor(random() * 9);
    return { kind: 'example', amount: Math.round(base * displayFactors[market] * steps * 100) / 100 };
  });
  return [...real, ...made];
}
