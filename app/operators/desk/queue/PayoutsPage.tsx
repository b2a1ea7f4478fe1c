import type { Market } from '@tally/contract/market/codes';
import type { CountedQueue } from '@tally/contract/operator/queues';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import type { ReactNode } from 'react';
import { operatorApi } from '../../calls/operatorApi';
import type { WorkButton } from '../../shared/useButtons';
import { DeskMarket } from './DeskMarket';
import { Loaded } from './Loaded';

/** What a queue of money is shown with. */
export interface MoneyProps {
  operatorKey: string;
  button: WorkButton;
}

interface PayoutsPageProps {
  operatorKey: string;
  /** The queue of which each market says how much waits. */
  counts: CountedQueue;
  children: (market: Market, page: PendingPayouts) => ReactNode;
}

function MarketPayouts({ operatorKey, market, children }: Omit<PayoutsPageProps, 'counts'> & { market: Market }) {
  const query = operatorApi.useGetPayoutsQuery({ key: operatorKey, market });
  return <Loaded query={query}>{(page) => children(market, page)}</Loaded>;
}

/** A market to choose, and what a queue shows of its payouts. */
export const PayoutsPage = ({ operatorKey, counts, children }: PayoutsPageProps) => (
  <DeskMarket operatorKey={operatorKey} counts={counts}>
    {(market) => (
      <MarketPayouts operatorKey={operatorKey} market={market}>
        {children}
      </MarketPayouts>
    )}
  </DeskMarket>
);
