import { passbookDays } from '@tally/contract/limits/passbook';
import type { Market } from '@tally/contract/market/codes';
import { accountStatus, type Account } from '@tally/contract/wallet/account';
import { arrivesBy } from '@tally/contract/rules/arrival';
import { passbookStatus, type PassbookEntry } from '@tally/contract/wallet/withdraw';
import { formatMoney } from '@tally/locales/format';
import { formatMoment } from '@tally/locales/formatMoment';
import { walletName } from '@tally/locales/walletName';
import { PassbookRow } from '@tally/ui/PassbookRow';
import type { StepItem, StepState } from '@tally/ui/Steps';
import { useTranslate } from '../../../i18n/useTranslate';
import { EarnMore } from '../../../components/EarnMore';
import { useMoment } from '../../../components/useMoment';
import { LoadingRows } from '../../../components/LoadingRows';
import { ListState } from '../../../components/ListState';
import { stateOf } from './passbookRules';
import { useGetAccountQuery } from '../account/accountApi';
import { useNavigation, usePageLocale } from '../../../state/appContext';
import { useReminder } from './useReminder';

/** The neighbours (above, below) with which a row shares one card. */
const joinedTo = (above: boolean, below: boolean): string | undefined =>
  above ? (below ? 'above below' : 'above') : below ? 'below' : undefined;

interface PassbookListProps {
  market: Market;
  entries: readonly PassbookEntry[] | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** What the state of a withdrawal means for its money: the steps, and what can be done about one that failed. */
function useMeaning(market: Market, account: Account | undefined) {
  const t = useTranslate();
  const navigation = useNavigation();
  const locale = usePageLocale();
  const moment = useMoment(market);
  const step = (index: number, step: StepState, name: string, text?: string): StepItem => ({
    state: step,
    name,
    text,
    label: t('a11y.step', { step: index, total: 3, name }),
  });
  const second = {
    paying: () => step(2, 'now', t('receipt.step_sending'), t('receipt.now')),
    delayed: () => step(2, 'late', t('passbook.step_late')),
    failed: () => step(2, 'failed', t('passbook.failed')),
  };
  const returnedSteps = ({ date, returned }: PassbookEntry): StepItem[] => [
    step(1, 'done', t('receipt.step_requested'), moment(date)),
    step(2, 'done', t('passbook.paid')),
    step(3, 'failed', t('passbook.returned'), moment(returned)),
  ];
  const openSteps = (entry: PassbookEntry, state: keyof typeof second): StepItem[] => [
    step(1, 'done', t('receipt.step_requested'), moment(entry.date)),
    second[state](),
    step(
      3,
      'next',
      t('receipt.step_arrived'),
      state === 'failed'
        ? undefined
        : t('receipt.by', { date: formatMoment(arrivesBy(entry, market), market, locale) }),
    ),
  ];
  const stepsOf = (entry: PassbookEntry, state: keyof typeof second | 'returned'): StepItem[] =>
    state === 'returned' ? returnedSteps(entry) : openSteps(entry, state);
  const backOf = (amount: number, state: 'failed' | 'returned') => ({
    text: t('passbook.back', { amount: formatMoney(amount, market) }),
    hint: t(state === 'returned' ? 'passbook.returned_hint' : 'passbook.check'),
    actions: [
      account?.accountStatus === accountStatus.retry || account?.accountStatus === accountStatus.invalid
        ? { label: t('passbook.fix'), onPress: () => navigation.go('/account') }
        : { label: t('passbook.again'), onPress: () => navigation.go('/withdraw') },
      { label: t('passbook.help'), onPress: () => navigation.go('/feedback') },
    ],
  });
  return { stepsOf, backOf };
}

/**
 * List of withdrawals with their state and what it means for the money (PASSBOOK-1, PASSBOOK-2, PASSBOOK-5,
 * PASSBOOK-6). A withdrawal that takes too long has a button to send a reminder (PASSBOOK-4).
 */
export function PassbookList({ market, entries, failed, onRetry }: PassbookListProps) {
  const t = useTranslate();
  const reminder = useReminder(market);
  const moment = useMoment(market);
  const someFailed = entries?.some(({ status }) => status === passbookStatus.failed) ?? false;
  const { data: account } = useGetAccountQuery({}, { skip: !someFailed });
  const { stepsOf, backOf } = useMeaning(market, account);
  const isPaid = (index: number) => entries?.[index]?.status === passbookStatus.paid;
  const row = (entry: PassbookEntry, index: number) => {
    const { amount, date, account_type } = entry;
    const due = reminder.stateOf(entry);
    const state = due === 'none' ? stateOf(entry) : 'delayed';
    const remind =
      due === 'due'
        ? ({ label: t('passbook.remind'), state: reminder.busy ? 'busy' : 'ready', onPress: reminder.send } as const)
        : due === 'sent'
          ? ({ label: t('passbook.reminded'), state: 'disabled', onPress: reminder.send } as const)
          : undefined;
    return (
      <PassbookRow
        key={`${date} ${index}`}
        data-joined={isPaid(index) ? joinedTo(isPaid(index - 1), isPaid(index + 1)) : undefined}
        amount={formatMoney(amount, market)}
        wallet={walletName(account_type)}
        date={moment(date)}
        state={state}
        status={t(`passbook.${state}`)}
        {...(state === 'delayed' && { hint: t('passbook.hint_overdue') })}
        steps={state === 'paid' ? undefined : stepsOf(entry, state)}
        back={state === 'failed' || state === 'returned' ? backOf(amount, state) : undefined}
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
      emptyAction={<EarnMore />}
      onRetry={onRetry}
      row={row}
      // The newest one is mostly under way, with its steps.
      waiting={<LoadingRows first="11rem" />}
    />
  );
}
