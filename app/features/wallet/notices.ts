import { displayBases, displayFactors, type Market } from '@tally/contract/market';
import type { RankEntry } from '@tally/contract/rank';

/** A row of the carousel: somebody's real withdrawal of last week, or a generated example that says so. */
export interface Notice {
  kind: 'real' | 'example';
  name: string;
  amount: number;
}

/** First names of the generated examples, as many as there are rows. */
const names: Readonly<Record<Market, string>> = {
  id: 'Siti Budi Dewi Agus Rina Putri',
  ph: 'Maria Jose Angel Mark Grace Paolo',
  br: 'Ana João Luiz Bia Caio Rosa',
};

const examples = 6;

/**
 * The carousel's rows: last week's ranking first; where there are too few, generated names and amounts of the market
 * (base x display factor), each row marked as an example.
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
