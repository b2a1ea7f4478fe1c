import type { Locale, Market } from '@tally/contract/market';
import { formatCoins, formatMoney } from '@tally/locales/format';
import type { Translate } from '@tally/locales/text';
import type { ReactNode } from 'react';
import { marketOf } from './globals';
import { modeOf } from './modes';
import { useStoryTranslation } from './useStoryTranslation';

/** What a story needs to speak like the product: the words of the locale, the numbers of the market, and its own args. */
export interface Stage<Args> {
  t: Translate;
  market: Market;
  /** Language of the words. */
  locale: Locale;
  /** An amount in the market's currency, e.g. 10 becomes `R$ 10,00`. */
  money: (amount: number) => string;
  coins: (count: number) => string;
  args: Args;
}

function Told<Args>({
  draw,
  market,
  locale,
  args,
}: {
  draw: (stage: Stage<Args>) => ReactNode;
  market: Market;
  locale: Locale;
  args: Args;
}) {
  const t = useStoryTranslation();
  return draw({
    t,
    market,
    locale,
    args,
    money: (amount) => formatMoney(amount, market),
    coins: (count) => formatCoins(count, market),
  });
}

/** `render: told(({ t, money }) => <Row title={t('home.my_cash')} end={money(10)} />)`: a story in the words of whoever looks. */
// Begun anew in each language: what a field was filled with is words too.
export const told =
  <Args,>(draw: (stage: Stage<Args>) => ReactNode) =>
  (args: Args, { globals }: { globals: Record<string, unknown> }) => (
    <Told
      key={String(globals['locale'])}
      draw={draw}
      market={marketOf(globals)}
      locale={modeOf(globals['locale']).locale}
      args={args}
    />
  );
