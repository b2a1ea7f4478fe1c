import { markets, type Market } from '@tally/contract/market/codes';
import { currencies } from '@tally/contract/market/money';
import { Tabs } from '@tally/ui/Tabs';
import { useState, type ReactNode } from 'react';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { Content } from './DeskScreen.styles';

/** A market to choose, and what it holds. */
export function MarketTabs({ first, children }: { first: Market; children: (market: Market) => ReactNode }) {
  const t = useOperatorTranslate();
  const [market, setMarket] = useState(first);
  return (
    <Tabs
      label={t('ops.market')}
      tabs={markets.map((each) => ({ key: each, label: currencies[each] }))}
      value={market}
      onPick={setMarket}
    >
      <Content key={market}>{children(market)}</Content>
    </Tabs>
  );
}
