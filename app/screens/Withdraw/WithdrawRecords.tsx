import { passbookLinkAbove } from '@tally/contract/limits/passbook';
import type { Market } from '@tally/contract/market/codes';
import type { PassbookEntry } from '@tally/contract/wallet/withdraw';
import { Section } from '@tally/ui/Section';
import { usePageLink } from '../../components/usePageLink';
import { PassbookList } from '../../features/wallet/passbook/PassbookList';
import { useTranslate } from '../../i18n/useTranslate';
import { RecordsLink } from './WithdrawScreen.styles';

interface WithdrawRecordsProps {
  market: Market;
  /** Newest first; undefined: not loaded (yet). */
  entries: readonly PassbookEntry[] | undefined;
  failed: boolean;
  /** Of the call that failed. */
  error: unknown;
  onRetry: () => void;
}

/** The latest withdrawals, and a link to the passbook if it contains more. The red button of the page stands above. */
export function WithdrawRecords({ market, entries, failed, error, onRetry }: WithdrawRecordsProps) {
  const t = useTranslate();
  const link = usePageLink('/passbook');
  return (
    <Section
      title={t('title.passbook')}
      aside={
        entries && entries.length > passbookLinkAbove && <RecordsLink {...link}>{t('common.view_all')}</RecordsLink>
      }
    >
      <PassbookList
        calm
        market={market}
        entries={entries?.slice(0, passbookLinkAbove)}
        failed={failed}
        error={error}
        onRetry={onRetry}
      />
    </Section>
  );
}
