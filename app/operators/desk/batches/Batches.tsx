import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { Section } from '@tally/ui/Section';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { useOperator } from '../../OperatorContext';
import { ActButton } from '../../shared/ActButton';
import { TextLink } from '../DeskScreen.styles';
import { PayoutsPage } from '../queue/PayoutsPage';
import { useDeskPlace } from '../useDeskPlace';
import { BatchTable } from './BatchTable';
import { useFileProgress } from './file/fileProgress';
import { PayoutFile } from './PayoutFile';
import { useAllBatches } from './useAllBatches';

/** The file and its results above the batches that are with the provider, or all of them on request. */
function MarketBatches({ page }: { page: PendingPayouts }) {
  const t = useOperatorTranslate();
  const { market } = useOperator();
  const { hashTo } = useDeskPlace();
  const { batches, hasMore, loadMore } = useAllBatches(page.exports);
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
      {(batches !== undefined || page.exports.length > 0 || !isSending) && (
        <BatchTable batches={batches ?? page.exports} isAll={batches !== undefined} />
      )}
      {hasMore && <ActButton label={t(batches ? 'ops.exports_older' : 'ops.exports_all')} onPress={loadMore} />}
    </>
  );
}

/** What is with the provider, by market: batches and their results. */
export const Batches = () => <PayoutsPage counts="batches">{(page) => <MarketBatches page={page} />}</PayoutsPage>;
