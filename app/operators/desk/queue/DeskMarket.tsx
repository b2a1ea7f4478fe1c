import type { Market } from '@tally/contract/market/codes';
import type { CountedQueue } from '@tally/contract/operator/queues';
import type { ReactNode } from 'react';
import { operatorApi } from '../../calls/operatorApi';
import { useCurrentUser } from '../../../session/useCurrentUser';
import { MarketTabs } from '../../shared/MarketTabs';
import { Content } from '../DeskScreen.styles';
import { useDeskPlace } from '../useDeskPlace';

interface DeskMarketProps {
  operatorKey: string;
  /** The queue of which each market says how much waits; of others that is not counted. */
  counts?: CountedQueue | undefined;
  children: (market: Market) => ReactNode;
}

/** What a queue holds of the market that the address names, at first of the operator's own. */
export function DeskMarket({ operatorKey, counts, children }: DeskMarketProps) {
  const { market: own } = useCurrentUser();
  const { data: counted } = operatorApi.useGetQueuesQuery({ key: operatorKey });
  const { place, go } = useDeskPlace();
  const market = place.market ?? own;
  const waiting = counts && counted?.markets.map((each) => [each.market, each[counts]] as const);
  return (
    <MarketTabs
      market={market}
      onPick={(picked) => go({ market: picked })}
      counts={waiting && Object.fromEntries(waiting)}
    >
      <Content>{children(market)}</Content>
    </MarketTabs>
  );
}
