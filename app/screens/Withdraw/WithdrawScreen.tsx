import { fastArrivalHours, slowArrivalAbove, slowArrivalDays } from '@tally/contract/limits/withdraw';
import type { Market } from '@tally/contract/market/codes';
import { accountStatus } from '@tally/contract/wallet/account';
import type { Wallet } from '@tally/contract/wallet/wallet';
import { formatMoney } from '@tally/locales/format';
import { BottomBar } from '@tally/ui/BottomBar';
import { TipsSection } from '@tally/ui/TipsSection';
import { promotionUser } from '../../features/wallet/withdraw/promotion';
import { loadWalletAgain } from '../../features/wallet/showWalletError';
import { isUnknownCall } from '../../api/apiError';
import { useOutlook } from '../../features/wallet/useOutlook';
import { usePause } from '../../features/wallet/withdraw/usePause';
import { startWithdrawListeners } from '../../features/wallet/withdraw/withdrawListeners';
import { useGetAccountQuery } from '../../features/wallet/account/accountApi';
import { useGetPassbookQuery, useGetWalletQuery, useGetWithdrawOptionsQuery } from '../../features/wallet/walletApi';
import { selectDialog } from '../../state/overlaysSlice';
import { useAppDispatch, useAppSelector } from '../../state/reduxHooks';
import { useNavigation } from '../../state/appContext';
import { useTranslate } from '../../i18n/useTranslate';
import { LoginBar } from '../../components/LoginBar';
import { ScreenFrame } from '../../components/ScreenFrame';
import { promptLogin } from '../../session/login';
import { useCurrentUser } from '../../session/useCurrentUser';
import { useMarketRules } from '../../session/rules/useMarketRules';
import { WithdrawAccount } from './WithdrawAccount';
import { WithdrawAmounts } from './WithdrawAmounts';
import { WithdrawApps } from './WithdrawApps';
import { WithdrawCard } from './WithdrawCard';
import { WithdrawRecords } from './WithdrawRecords';
import { WithdrawTrust } from './WithdrawTrust';
import { useSubmit } from './useSubmit';

/** A person's amounts, or the market's for a guest (WITHDRAW-22): it is unknown what those require beyond money. */
function useAmounts(current: ReturnType<typeof useCurrentUser>) {
  const { withdrawAmounts } = useMarketRules(current.market);
  const { offer, goal } = useOutlook(current);
  const guests = withdrawAmounts.map((amount) => ({ amount, info: '', need: 0 }));
  return { goal, amounts: current.person === 'guest' ? guests : offer?.amounts, owed: offer?.owed ?? 0 };
}

/** Registered when the screen is first visited. */
export { startWithdrawListeners as startListeners };

/** What the screen shows of a person, and how all that failed is loaded again. */
function useWithdrawData(active: boolean, refetchUser: () => void) {
  const dispatch = useAppDispatch();
  const wallet = useGetWalletQuery({}, { skip: !active, refetchOnMountOrArgChange: true });
  const account = useGetAccountQuery({}, { skip: !active });
  const options = useGetWithdrawOptionsQuery({}, { skip: !active, refetchOnMountOrArgChange: true });
  const passbook = useGetPassbookQuery({}, { skip: !active, refetchOnMountOrArgChange: true });
  const loadAgain = () => {
    if (!active) return refetchUser();
    if (wallet.isError) dispatch(loadWalletAgain());
    for (const query of [account, options, passbook]) if (query.isError) void query.refetch();
  };
  return { wallet, account, options, passbook, loadAgain };
}

type CurrentPerson = ReturnType<typeof useCurrentUser>['person'];
type Data = ReturnType<typeof useWithdrawData>;

/**
 * Only one failure is shown at a time (WITHDRAW-29), in this order: the dialog's, that of the amounts, that of the
 * records, the card's.
 */
function useFailures(person: CurrentPerson, { options, passbook }: Data) {
  return {
    dialog: useAppSelector(selectDialog)?.kind === 'wallet.loadFailed',
    amounts: !options.data && (person === 'failed' || (options.isError && !isUnknownCall(options.error))),
    records: !passbook.data && passbook.isError,
  };
}

/**
 * The card's stub with a person's account, and a bar that asks a guest to log in and a person without an account to
 * enter one. While withdrawals are closed the bars do not name them.
 */
function useAccount(person: CurrentPerson, { wallet, account }: Data, closed: boolean) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const navigation = useNavigation();
  const add = () => (person === 'active' ? navigation.go('/account') : void dispatch(promptLogin('account')));
  if (person === 'guest') return { stub: false, bar: <LoginBar {...(!closed && { text: t('withdraw.bar_login') })} /> };
  return {
    stub: (account.data || !account.isError) && <WithdrawAccount account={account.data} onAdd={add} />,
    bar: !closed && wallet.data?.accountStatus === accountStatus.none && (
      <BottomBar kind="account" text={t('withdraw.bar_account')} action={t('withdraw.add_account')} onAction={add} />
    ),
  };
}

/** Opens customer service, which takes a login. */
function useHelp(active: boolean): () => void {
  const dispatch = useAppDispatch();
  const navigation = useNavigation();
  return () => (active ? navigation.go('/feedback') : void dispatch(promptLogin('task')));
}

/** Whether the promotion addresses this person. */
const isPromoted = (wallet: Wallet | undefined, market: Market): boolean =>
  wallet !== undefined && promotionUser(wallet, market) !== 'none';

/** When the money arrives (WITHDRAW-11), and that the account is entered once. */
function Tips({ market }: { market: Market }) {
  const t = useTranslate();
  const time = {
    amount: formatMoney(slowArrivalAbove[market], market),
    hours: fastArrivalHours,
    days: slowArrivalDays,
  };
  return (
    <TipsSection title={t('withdraw.tips_title')} tips={[t('withdraw.tip_time', time), t('withdraw.tip_account')]} />
  );
}

/** Withdraw cash (WITHDRAW-1): balance, account, four amounts, tips, the last withdrawals, apps. */
export default function WithdrawScreen() {
  const t = useTranslate();
  const current = useCurrentUser();
  const { market, locale, person, active, user, error, refetchUser } = current;
  const { amounts, goal, owed } = useAmounts(current);
  const data = useWithdrawData(active, refetchUser);
  const { wallet, account, passbook, loadAgain } = data;
  const { busy, submit, wait } = useSubmit(active);
  const guest = person === 'guest';
  const failed = useFailures(person, data);
  const { closed, text: pause } = usePause(market, account.data);
  const { stub, bar } = useAccount(person, data, closed);
  const records = !guest && passbook.data?.length !== 0 && !failed.amounts && !(failed.dialog && failed.records);
  return (
    <ScreenFrame
      title={t('title.withdraw')}
      feedback
      hangs={stub ? 'ticket' : 'card'}
      card={
        <WithdrawCard
          current={current}
          wallet={wallet}
          errorShown={failed.dialog || failed.amounts || failed.records}
          goal={pause ? undefined : { goal, loading: data.options.isLoading }}
          stub={stub}
        />
      }
      bar={bar}
    >
      {!(failed.dialog && failed.amounts) && (
        <WithdrawAmounts
          market={market}
          options={amounts}
          failed={failed.amounts}
          error={data.options.error ?? error}
          balance={guest || !user ? undefined : user.cash - owed}
          account={account.data}
          busy={busy}
          pause={pause}
          goal={goal}
          onRetry={loadAgain}
          onWithdraw={submit}
          onWait={wait}
        />
      )}
      <WithdrawTrust market={market} locale={locale} onHelp={useHelp(active)} />
      <Tips market={market} />
      {records && (
        <WithdrawRecords
          market={market}
          entries={passbook.data}
          failed={person === 'failed' || passbook.isError}
          error={passbook.error ?? error}
          onRetry={loadAgain}
        />
      )}
      <WithdrawApps promoted={isPromoted(wallet.data, market)} />
    </ScreenFrame>
  );
}
