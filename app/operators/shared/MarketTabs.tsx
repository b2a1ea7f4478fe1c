import { markets, type Market } from '@tally/contract/market/codes';
import { Tabs } from '@tally/ui/Tabs';
import type { ReactNode } from 'react';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { InMarket } from '../OperatorContext';

interface MarketTabsProps {
  market: Market;
  onPick: (market: Market) => void;
  /** How much waits in each market, where that is known. */
  counts?: Partial<Record<Market, number>> | undefined;
  children: ReactNode;
}

/** A market to choose, and what it holds; that of another market starts anew. */
export function MarketTabs({ market, onPick, counts = {}, children }: MarketTabsProps) {
  const t = useOperatorTranslate();
  return (
    <Tabs
      label={t('ops.market')}
      tabs={markets.map((each) => ({
        key: each,
        label: t(`ops.market_${each}`),
        count: counts[each]?.toString(),
      }))}
      value={market}
      onPick={onPick}
    >
      <InMarket key={market} market={market}>
        {children}
      </InMarket>
    </Tabs>
  );
}
