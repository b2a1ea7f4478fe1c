import type { Market } from '@tally/contract/market/codes';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../../session/useCurrentUser';
import { MarketTabs } from '../../Operator/MarketTabs';
import { Content } from '../DeskScreen.styles';
import { useDeskPlace } from '../useDeskPlace';

/** What a queue holds of the market that the address names, at first of the operator's own. */
export function DeskMarket({ children }: { children: (market: Market) => ReactNode }) {
  const { market: own } = useCurrentUser();
  const { place, go } = useDeskPlace();
  const market = place.market ?? own;
  return (
    <MarketTabs market={market} onPick={(picked) => go({ market: picked })}>
      <Content>{children(market)}</Content>
    </MarketTabs>
  );
}
