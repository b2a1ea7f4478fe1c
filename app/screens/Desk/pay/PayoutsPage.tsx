import type { Market } from '@tally/contract/market/codes';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { FailureState } from '@tally/ui/FailureState';
import type { ReactNode } from 'react';
import { LoadingRows } from '../../../components/LoadingRows';
import { operatorApi } from '../../../features/operator/operatorApi';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { MarketTabs } from '../MarketTabs';

interface PayoutsPageProps {
  operatorKey: string;
  first: Market;
  children: (market: Market, page: PendingPayouts) => ReactNode;
}

/** The payouts of a market once they are there; until then it is said that they load, or could not be loaded. */
function MarketPayouts({ operatorKey, market, children }: Omit<PayoutsPageProps, 'first'> & { market: Market }) {
  const t = useOperatorTranslate();
  const { currentData, isError, refetch } = operatorApi.useGetPayoutsQuery({ key: operatorKey, market });
  if (currentData) return children(market, currentData);
  if (!isError) return <LoadingRows />;
  return <FailureState text={t('network.list_failed')} retryLabel={t('common.retry')} onRetry={() => void refetch()} />;
}

/** A market to choose, and what a queue shows of its payouts. */
export const PayoutsPage = ({ operatorKey, first, children }: PayoutsPageProps) => (
  <MarketTabs first={first}>
    {(market) => (
      <MarketPayouts operatorKey={operatorKey} market={market}>
        {children}
      </MarketPayouts>
    )}
  </MarketTabs>
);
