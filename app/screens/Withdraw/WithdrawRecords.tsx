import { passbookLinkAbove } from '@tally/contract/limits';
import type { Market } from '@tally/contract/market';
import type { PassbookEntry } from '@tally/contract/withdraw';
import { Section } from '@tally/ui/Section';
import { useLinkClickHandler } from 'react-router-dom';
import { PassbookList } from '../../features/wallet/PassbookList';
import { useTranslate } from '../../i18n/useTranslate';
import { RecordsLink } from './WithdrawScreen.styles';

interface WithdrawRecordsProps {
  market: Market;
  /** Newest first; undefined: not there (yet). */
  entries: readonly PassbookEntry[] | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** The last withdrawals, and the way to the passbook where it holds more of them. */
export function WithdrawRecords({ market, entries, failed, onRetry }: WithdrawRecordsProps) {
  const t = useTranslate();
  const link = { href: '/passbook', onClick: useLinkClickHandler('/passbook') };
  return (
    <Section
      title={t('title.passbook')}
      aside={
        entries && entries.length > passbookLinkAbove && <RecordsLink {...link}>{t('common.view_all')}</RecordsLink>
      }
    >
      <PassbookList market={market} entries={entries?.slice(0, passbookLinkAbove)} failed={failed} onRetry={onRetry} />
    </Section>
  );
}
