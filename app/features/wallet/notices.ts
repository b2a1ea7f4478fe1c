import { displayBases, displayFactors } from '@tally/contract/limits/withdrawAmounts';
import type { Market } from '@tally/contract/market/codes';
import type { RankEntry } from '@tally/contract/wallet/rank';

/**
 * A row of the carousel: what a friend has earned for the person, a real person's withdrawal of last week, or a
 * generated example that is labelled as such.
 */
export interface Notice {
  kind: 'friend' | 'real' | 'example';
  name: string;
  amount: number;
}

/** First names for the generated examples, as many as the carousel has rows. */
const names: Readonly<Record<Market, string>> = {
  id: 'Siti Budi Dewi Agus Rina Putri',
  ph: 'Maria Jose Angel Mark Grace Paolo',
  br: 'Ana João Luiz Bia Caio Rosa',
};

const examples = 6;

/**
 * Rows of the carousel: last week's ranking first; if there are too few entries, generated names and amounts of the
 * market (base x display factor), each marked as an example.
 */
export function noticesOf(
  market: Market,
  rank: readonly Pick<RankEntry, 'name' | 'amount'>[],
  random: () => number,
): Notice[] {
  const real = rank.map(({ name, amount }): Notice => ({ kind: 'real', name, amount }));
  const missing = Math.max(0, examples - real.length);
  const own = names[market].split(' ');
  const firstName = Math.floor(random() * own.length);
  const made = Array.from({ length: missing }, (_, at): Notice => {
    const base = displayBases[Math.floor(random() * displayBases.length)] ?? displayBases[0];
    const steps = 1 + Math.floor(random() * 9);
    const initial = String.fromCharCode(65 + Math.floor(random() * 26));
    return {
      kind: 'example',
      name: `${own[(firstName + at) % own.length] ?? ''} ${initial}.`,
      amount: Math.round(base * displayFactors[market] * steps * 100) / 100,
    };
  });
  return [...real, ...made];
}
