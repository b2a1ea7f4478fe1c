import type { Market } from '@tally/contract/market/codes';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { EmptyState } from '@tally/ui/EmptyState';
import { Section } from '@tally/ui/Section';
import { lazy, Suspense } from 'react';
import { useFileProgress } from './file/fileProgress';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { AllBatches } from './AllBatches';
import { BatchList } from './BatchList';
import { TextLink } from '../DeskScreen.styles';
import { useDeskPlace } from '../useDeskPlace';
import { PayoutsPage, type MoneyProps } from '../queue/PayoutsPage';

/** The operator page has it in a file of its own. */
const PayoutFile = lazy(async () => ({ default: (await import('./PayoutFile')).PayoutFile }));

function MarketBatches({ operatorKey, market, page, button }: MoneyProps & { market: Market; page: PendingPayouts }) {
  const t = useOperatorTranslate();
  const { hashTo } = useDeskPlace();
  // Results on their way are those of a batch, also where the page does not list it.
  const isSending = useFileProgress(market)?.end === null;
  const shared = { operatorKey, market, button };
  return (
    <>
      <Section title={t('ops.desk_batches')}>
        <Suspense>
          <PayoutFile {...shared} page={page} />
        </Suspense>
      </Section>
      {page.exceptionCount > 0 && (
        <TextLink to={{ hash: hashTo({ queue: 'exceptions' }) }}>
          {t('ops.batch_exceptions', { count: page.exceptionCount })}
        </TextLink>
      )}
      {page.exports.length > 0 ? (
        <Section title={t('ops.exports')}>
          <BatchList {...shared} exports={page.exports} />
        </Section>
      ) : (
        !isSending && <EmptyState text={t('ops.exports_empty')} />
      )}
      <AllBatches {...shared} />
    </>
  );
}

/** What is with the provider, by market: exports and their results. */
export const Batches = ({ operatorKey, button }: MoneyProps) => (
  <PayoutsPage operatorKey={operatorKey} counts="batches">
    {(market, page) => <MarketBatches operatorKey={operatorKey} market={market} page={page} button={button} />}
  </PayoutsPage>
);
