import type { CountedQueue } from '@tally/contract/operator/queues';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import type { ReactNode } from 'react';
import { operatorApi } from '../../calls/operatorApi';
import { useOperator } from '../../OperatorContext';
import { DeskMarket } from './DeskMarket';
import { Loaded } from './Loaded';

interface PayoutsPageProps {
  /** The queue of which each market says how much waits. */
  counts: CountedQueue;
  children: (page: PendingPayouts) => ReactNode;
}

function MarketPayouts({ children }: Pick<PayoutsPageProps, 'children'>) {
  const { key, market } = useOperator();
  const query = operatorApi.useGetPayoutsQuery({ key, market });
  return <Loaded query={query}>{children}</Loaded>;
}

/** Lets the operator choose a market, and shows its payouts. */
export const PayoutsPage = ({ counts, children }: PayoutsPageProps) => (
  <DeskMarket counts={counts}>
    <MarketPayouts>{children}</MarketPayouts>
  </DeskMarket>
);
