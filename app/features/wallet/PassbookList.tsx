import { passbookDays } from '@tally/contract/limits';
import type { Market } from '@tally/contract/market';
import { arrivalOf } from '@tally/contract/rules/arrival';
import type { PassbookEntry } from '@tally/contract/withdraw';
import { formatMoney } from '@tally/locales/format';
import { formatMoment } from '@tally/locales/formatMoment';
import { PassbookRow } from '@tally/ui/PassbookRow';
import { useTranslate } from '../../i18n/useTranslate';
import { ListState } from '../../components/ListState';
import { stateOf } from './passbookRules';
import { useReminder } from './useReminder';

interface PassbookListProps {
  market: Market;
  entries: readonly PassbookEntry[] | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** Withdrawals with their state and what it means for the money (PASSBOOK-1, PASSBOOK-2); one that takes too long can be reminded of (PASSBOOK-4). */
export function PassbookList({ market, entries, failed, onRetry }: PassbookListProps) {
  const t = useTranslate();
  const reminder = useReminder(market);
  const row = (entry: PassbookEntry, index: number) => {
    const { amount, date, status } = entry;
    const due = reminder.stateOf(entry);
    const remind =
      due === 'due'
        ? ({ label: t('passbook.remind'), state: reminder.busy ? 'busy' : 'ready', onPress: reminder.send } as const)
        : due === 'sent'
          ? ({ label: t('passbook.reminded'), state: 'disabled', onPress: reminder.send } as const)
          : undefined;
    const state = stateOf(status);
    const time = t(arrivalOf(amount, market) === '2h' ? 'withdraw.within_2h' : 'withdraw.within_3d');
    const hint = remind
      ? t('passbook.hint_overdue')
      : state === 'paying'
        ? t('passbook.hint_paying', { time })
        : t(`passbook.hint_${state}`);
    return (
      <PassbookRow
        key={`${date} ${index}`}
        amount={formatMoney(amount, market)}
        date={formatMoment(date, market)}
        state={state}
        status={t(`passbook.${state}`)}
        hint={hint}
        remind={remind}
      />
    );
  };
  return (
    <ListState
      items={entries}
      failed={failed}
      label={t('title.passbook')}
      empty={t('passbook.empty', { count: passbookDays })}
      onRetry={onRetry}
      row={row}
    />
  );
}
