import { passbookLinkAbove } from '@tally/contract/limits';
import { defaultWithdrawAmounts, slowArrivalDays, type Market } from '@tally/contract/market';
import { accountStatus } from '@tally/contract/account';
import type { WithdrawOption } from '@tally/contract/withdraw';
import { formatMoney } from '@tally/locales/format';
import { walletName } from '@tally/locales/walletName';
import { Banner } from '@tally/ui/Banner';
import { BottomBar } from '@tally/ui/BottomBar';
import { LinkRow } from '@tally/ui/LinkRow';
import { Section } from '@tally/ui/Section';
import { TipsSection } from '@tally/ui/TipsSection';
import { MegaphoneIcon } from '@tally/ui/icons/MegaphoneIcon';
import { PhoneIcon } from '@tally/ui/icons/PhoneIcon';
import { HotApps } from '../../features/offers/HotApps';
import { promotionsPath } from '../../features/offers/appsType';
import { PassbookList } from '../../features/wallet/PassbookList';
import { promotionUser } from '../../features/wallet/promotion';
import { loadWalletAgain } from '../../features/wallet/showWalletError';
import { startWithdrawListeners } from '../../features/wallet/withdrawListeners';
import {
  useGetAccountQuery,
  useGetPassbookQuery,
  useGetWalletQuery,
  useGetWithdrawOptionsQuery,
} from '../../features/wallet/walletApi';
import { selectDialog } from '../../overlays/overlaysSlice';
import { useAppDispatch, useAppSelector } from '../../platform/reduxHooks';
import { useNavigation } from '../../platform/appContext';
import { useTranslate } from '../../i18n/useTranslate';
import { AmountCard, type AmountFigure } from '../../components/AmountCard';
import { LoginBar } from '../../components/LoginBar';
import { ScreenFrame } from '../../components/ScreenFrame';
import { promptLogin } from '../../session/login';
import { useCurrentUser } from '../../session/useCurrentUser';
import { WithdrawAccount } from './WithdrawAccount';
import { WithdrawAmounts } from './WithdrawAmounts';
import { WithdrawGoal } from './WithdrawGoal';
import { WithdrawTrust } from './WithdrawTrust';
import { useSubmit } from './useSubmit';
import { RecordsLink } from './WithdrawScreen.styles';

/** Of the amounts that a guest sees it is not known what they need. */
const guestOptions = (market: Market): WithdrawOption[] =>
  defaultWithdrawAmounts[market].map((amount) => ({ amount, info: '', need: 0 }));

/** Registered with the screen's first visit. */
export { startWithdrawListeners as startListeners };

/** Withdraw cash (WITHDRAW-1): balance, account, four amounts, the last withdrawals, apps, tips. */
export default function WithdrawScreen() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const navigation = useNavigation();
  const { market, locale, person, active, user, stale, refetchUser } = useCurrentUser();
  const wallet = useGetWalletQuery({}, { skip: !active, refetchOnMountOrArgChange: true });
  const account = useGetAccountQuery({}, { skip: !active });
  const options = useGetWithdrawOptionsQuery({}, { skip: !active, refetchOnMountOrArgChange: true });
  const passbook = useGetPassbookQuery({}, { skip: !active, refetchOnMountOrArgChange: true });
  const { busy, submit } = useSubmit(active);

  const loadAgain = () => {
    if (!active) return refetchUser();
    if (wallet.isError) dispatch(loadWalletAgain());
    for (const one of [account, options, passbook]) if (one.isError) void one.refetch();
  };

  const guest = person === 'guest';
  /** An amount of the wallet; a dash where it is not known (MONEY-9). */
  const figure = (label: 'withdraw.paying' | 'withdraw.redeemed', amount = NaN): AmountFigure => ({
    label: t(label),
    value: Number.isNaN(amount) ? undefined : formatMoney(amount, market),
    size: 'small',
  });
  const addAccount = () => (active ? navigation.go('/account') : void dispatch(promptLogin('account')));
  const link = (path: string) => ({
    href: path,
    onClick: (event: { preventDefault(): void }) => {
      event.preventDefault();
      navigation.go(path);
    },
  });
  const entries = passbook.data;
  // One failure at a time (WITHDRAW-29): the dialog's; else that of the amounts; else that of the records; else the card's.
  const dialog = useAppSelector(selectDialog)?.kind === 'wallet.loadFailed';
  const amountsFailed = !options.data && (person === 'failed' || options.isError);
  const recordsFailed = !entries && passbook.isError;
  const records = !guest && entries?.length !== 0 && !amountsFailed && !(dialog && recordsFailed);
  const stub = !guest && (account.data || !account.isError) && (
    <WithdrawAccount account={account.data} onAdd={addAccount} />
  );
  // The banner shows a promotion person the promotions, everybody else more apps; the other list is a line below (WITHDRAW-24).
  const promoted = wallet.data !== undefined && promotionUser(wallet.data, market) !== 'none';
  const bar = guest ? (
    <LoginBar text={t('withdraw.bar_login')} />
  ) : (
    wallet.data?.accountStatus === accountStatus.none && (
      <BottomBar
        kind="account"
        text={t('withdraw.bar_account')}
        action={t('withdraw.add_account')}
        onAction={addAccount}
      />
    )
  );
  return (
    <ScreenFrame
      title={t('title.withdraw')}
      feedback
      hangs={stub ? 'ticket' : 'card'}
      card={
        <AmountCard
          known={user !== undefined && (guest || wallet.data !== undefined)}
          failed={stale || wallet.isError}
          errorShown={dialog || amountsFailed || recordsFailed}
          figures={[
            { label: t('withdraw.balance'), value: user && formatMoney(user.cash, market), size: 'hero' },
            ...(guest
              ? []
              : [
                  figure('withdraw.paying', wallet.data?.paying),
                  figure('withdraw.redeemed', wallet.data && wallet.data.redeemed - wallet.data.paying),
                ]),
          ]}
          goal={!guest && <WithdrawGoal market={market} cash={user?.cash} options={options.data} />}
          stub={stub}
        />
      }
      bar={bar}
    >
      {!(dialog && amountsFailed) && (
        <WithdrawAmounts
          market={market}
          options={guest ? guestOptions(market) : options.data}
          failed={amountsFailed}
          balance={guest ? undefined : user?.cash}
          wallet={account.data && walletName(account.data.accountType)}
          busy={busy}
          onRetry={loadAgain}
          onWithdraw={submit}
        />
      )}
      <WithdrawTrust
        locale={locale}
        onHelp={() => (active ? navigation.go('/feedback') : void dispatch(promptLogin('task')))}
      />
      {records && (
        <Section
          title={t('title.passbook')}
          aside={
            entries &&
            entries.length > passbookLinkAbove && (
              <RecordsLink {...link('/passbook')}>{t('common.view_all')}</RecordsLink>
            )
          }
        >
          <PassbookList
            market={market}
            entries={entries?.slice(0, passbookLinkAbove)}
            failed={person === 'failed' || passbook.isError}
            onRetry={loadAgain}
          />
        </Section>
      )}
      <HotApps />
      {promoted ? (
        <Banner
          art={<MegaphoneIcon size={40} />}
          title={t('apps.promo_title')}
          text={t('withdraw.promo_banner')}
          onClick={() => navigation.go(promotionsPath)}
        />
      ) : (
        <Banner
          art={<PhoneIcon size={40} />}
          title={t('apps.more_title')}
          text={t('withdraw.more_banner')}
          onClick={() => navigation.go('/opt/moreapps')}
        />
      )}
      <LinkRow
        icon={promoted ? <PhoneIcon size={34} /> : <MegaphoneIcon size={34} />}
        {...link(promoted ? '/opt/moreapps' : promotionsPath)}
      >
        {t(promoted ? 'title.moreapps' : 'title.promoapps')}
      </LinkRow>
      <TipsSection
        title={t('withdraw.tips_title')}
        tips={[t('withdraw.tip_time', { count: slowArrivalDays }), t('withdraw.tip_account')]}
      />
    </ScreenFrame>
  );
}
