import type { CountedQueue } from '@tally/contract/operator/queues';
import type { ReactNode } from 'react';
import { operatorApi } from '../../calls/operatorApi';
import { useOperator } from '../../OperatorContext';
import { MarketTabs } from '../../shared/MarketTabs';
import { Content } from '../DeskScreen.styles';
import { useDeskPlace } from '../useDeskPlace';

interface DeskMarketProps {
  /** The queue of which each market says how much waits; of others that is not counted. */
  counts?: CountedQueue | undefined;
  children: ReactNode;
}

/** What a queue holds of the market that the address names, at first of the operator's own. */
export function DeskMarket({ counts, children }: DeskMarketProps) {
  const { key, market: own } = useOperator();
  const { data: counted } = operatorApi.useGetQueuesQuery({ key });
  const { place, go } = useDeskPlace();
  const waiting = counts && counted?.markets.map((each) => [each.market, each[counts]] as const);
  return (
    <MarketTabs
      market={place.market ?? own}
      onPick={(picked) => go({ market: picked })}
      counts={waiting && Object.fromEntries(waiting)}
    >
      <Content>{children}</Content>
    </MarketTabs>
  );
}
