import { passbookDays } from '@tally/contract/limits/passbook';
import type { Market } from '@tally/contract/market/codes';
import { accountStatus, type Account } from '@tally/contract/wallet/account';
import { arrivesBy } from '@tally/contract/rules/arrival';
import { passbookStatus, type PassbookEntry } from '@tally/contract/wallet/withdraw';
import { formatMoney } from '@tally/locales/format';
import { walletName } from '@tally/locales/walletName';
import { PassbookRow } from '@tally/ui/PassbookRow';
import type { StepItem } from '@tally/ui/Steps';
import { useTranslate } from '../../../i18n/useTranslate';
import { EarnMore } from '../../../components/EarnMore';
import { useMoment } from '../../../components/useMoment';
import { LoadingRows } from '../../../components/LoadingRows';
import { ListState } from '../../../components/ListState';
import { usePause } from '../withdraw/usePause';
import { WithdrawPause } from '../withdraw/WithdrawPause';
import { useWalletIcon } from '../useWalletIcon';
import { stateOf } from './passbookRules';
import { withdrawalSteps, type OpenState } from '../../../overlays/content/withdrawalSteps';
import { useGetAccountQuery } from '../account/accountApi';
import { useNavigation } from '../../../state/appContext';
import type { ReminderState } from './reminder';
import { useReminder } from './useReminder';
import { useStateWords } from './useStateWords';

/** The neighbours (above, below) with which a row shares one card. */
const joinedTo = (above: boolean, below: boolean): string | undefined =>
  above ? (below ? 'above below' : 'above') : below ? 'below' : undefined;

interface PassbookListProps {
  market: Market;
  entries: readonly PassbookEntry[] | undefined;
  failed: boolean;
  /** Of the call that failed. */
  error: unknown;
  onRetry: () => void;
  /** The page has a red button of its own, and says itself why nothing can be withdrawn for now. */
  calm?: boolean;
}

/** Whether the account has to be entered again before anything can be paid to it. */
const isToMend = (account: Account | undefined): boolean =>
  account?.accountStatus === accountStatus.retry || account?.accountStatus === accountStatus.invalid;

/**
 * What the state of a withdrawal means for its money: the steps, and what can be done about one that failed; nobody is
 * sent to withdraw during a pause (RULES-4).
 */
function useMeaning(market: Market, account: Account | undefined, paused: boolean) {
  const t = useTranslate();
  const navigation = useNavigation();
  const moment = useMoment(market);
  const dueBy = (entry: PassbookEntry) =>
    moment(arrivesBy(entry, market), (day) => (day === 'today' ? t('home.forecast_today') : undefined));
  const stepsOf = (entry: PassbookEntry, state: OpenState): StepItem[] =>
    withdrawalSteps(t, state, {
      requested: moment(entry.date),
      ...(state !== 'failed' && { by: dueBy(entry) }),
      returned: moment(entry.returned),
    });
  const backOf = (amount: number, state: 'failed' | 'returned') => ({
    text: t('passbook.back', { amount: formatMoney(amount, market) }),
    hint: t(state === 'returned' ? 'passbook.returned_hint' : 'passbook.check'),
    actions: [
      ...(isToMend(account) ? [{ label: t('passbook.fix'), onPress: () => navigation.go('/account') }] : []),
      ...(isToMend(account) || paused
        ? []
        : [{ label: t('passbook.again'), onPress: () => navigation.go('/withdraw') }]),
      { label: t('passbook.help'), onPress: () => navigation.go('/feedback') },
    ],
  });
  return { stepsOf, backOf };
}

/** The button of a withdrawal that takes too long (PASSBOOK-4); undefined without one. */
function useRemindButton({ busy, send }: Pick<ReturnType<typeof useReminder>, 'busy' | 'send'>) {
  const t = useTranslate();
  return (due: ReminderState) => {
    if (due === 'due') return { label: t('passbook.remind'), state: busy ? 'busy' : 'ready', onPress: send } as const;
    return due === 'sent' ? ({ label: t('passbook.reminded'), state: 'disabled', onPress: send } as const) : undefined;
  };
}

/**
 * List of withdrawals with their state and what it means for the money (PASSBOOK-1, PASSBOOK-2, PASSBOOK-5,
 * PASSBOOK-6). A withdrawal that takes too long has a button to send a reminder (PASSBOOK-4). Only the first entry with
 * something to do has a red button.
 */
export function PassbookList({ market, entries, failed, error, onRetry, calm = false }: PassbookListProps) {
  const t = useTranslate();
  const reminder = useReminder(market);
  const remindButton = useRemindButton(reminder);
  const wordsOf = useStateWords(market);
  const moment = useMoment(market);
  const iconOf = useWalletIcon(market);
  const someFailed = entries?.some(({ status }) => status === passbookStatus.failed) ?? false;
  const { data: account } = useGetAccountQuery({}, { skip: !someFailed });
  const pause = usePause(market, account).text;
  const paused = pause !== undefined && !isToMend(account);
  const { stepsOf, backOf } = useMeaning(market, account, paused);
  const firstToAct = entries?.findIndex(
    (entry) => (entry.status === passbookStatus.failed && !paused) || reminder.stateOf(entry) === 'due',
  );
  const isPaid = (index: number) => entries?.[index]?.status === passbookStatus.paid;
  const row = (entry: PassbookEntry, index: number) => {
    const { amount, date, account_type } = entry;
    const due = reminder.stateOf(entry);
    const state = due === 'none' ? stateOf(entry) : 'delayed';
    return (
      <PassbookRow
        key={`${date} ${index}`}
        data-joined={isPaid(index) ? joinedTo(isPaid(index - 1), isPaid(index + 1)) : undefined}
        amount={formatMoney(amount, market)}
        wallet={walletName(account_type)}
        walletIcon={iconOf(account_type)}
        date={moment(date)}
        state={state}
        {...wordsOf(entry, state, due)}
        steps={state === 'paid' ? undefined : stepsOf(entry, state)}
        back={state === 'failed' || state === 'returned' ? backOf(amount, state) : undefined}
        remind={remindButton(due)}
        calm={calm || index !== firstToAct}
      />
    );
  };
  return (
    <>
      {paused && someFailed && !calm && <WithdrawPause text={pause} />}
      <ListState
        items={entries}
        failed={failed}
        error={error}
        label={t('title.passbook')}
        empty={t('passbook.empty', { count: passbookDays })}
        emptyAction={<EarnMore />}
        onRetry={onRetry}
        row={row}
        // The newest one is mostly under way, with its steps.
        waiting={<LoadingRows first="steps" />}
      />
    </>
  );
}
