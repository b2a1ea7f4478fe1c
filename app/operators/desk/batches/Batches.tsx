import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { EmptyState } from '@tally/ui/EmptyState';
import { Section } from '@tally/ui/Section';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { useOperator } from '../../OperatorContext';
import { TextLink } from '../DeskScreen.styles';
import { PayoutsPage } from '../queue/PayoutsPage';
import { useDeskPlace } from '../useDeskPlace';
import { AllBatches } from './AllBatches';
import { BatchList } from './BatchList';
import { useFileProgress } from './file/fileProgress';
import { PayoutFile } from './PayoutFile';

function MarketBatches({ page }: { page: PendingPayouts }) {
  const t = useOperatorTranslate();
  const { market } = useOperator();
  const { hashTo } = useDeskPlace();
  // Results on their way are those of a batch, also where the page does not list it.
  const isSending = useFileProgress(market)?.end === null;
  return (
    <>
      <Section title={t('ops.desk_batches')}>
        <PayoutFile page={page} />
      </Section>
      {page.exceptionCount > 0 && (
        <TextLink to={{ hash: hashTo({ queue: 'exceptions' }) }}>
          {t('ops.batch_exceptions', { count: page.exceptionCount })}
        </TextLink>
      )}
      {page.exports.length > 0 ? (
        <Section title={t('ops.exports')}>
          <BatchList exports={page.exports} />
        </Section>
      ) : (
        !isSending && <EmptyState text={t('ops.exports_empty')} />
      )}
      <AllBatches />
    </>
  );
}

/** What is with the provider, by market: exports and their results. */
export const Batches = () => <PayoutsPage counts="batches">{(page) => <MarketBatches page={page} />}</PayoutsPage>;
