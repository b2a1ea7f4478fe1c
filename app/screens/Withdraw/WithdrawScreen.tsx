import { passbookLinkAbove } from '@tally/contract/limits';
import { defaultWithdrawAmounts, slowArrivalDays } from '@tally/contract/market';
import { accountStatus } from '@tally/contract/account';
import { clockText, withdrawHoursOf } from '@tally/contract/rules/openHours';
import { formatMoney } from '@tally/locales/format';
import { Banner } from '@tally/ui/Banner';
import { BottomBar } from '@tally/ui/BottomBar';
import { LinkRow } from '@tally/ui/LinkRow';
import { Section } from '@tally/ui/Section';
import { TipsSection } from '@tally/ui/TipsSection';
import { ChatIcon } from '@tally/ui/icons/ChatIcon';
import { CoinIcon } from '@tally/ui/icons/CoinIcon';
import { MegaphoneIcon } from '@tally/ui/icons/MegaphoneIcon';
import { PhoneIcon } from '@tally/ui/icons/PhoneIcon';
import { HotApps } from '../../features/offers/HotApps';
import { promotionsPath } from '../../features/offers/appsType';
import { PassbookList } from '../../features/wallet/PassbookList';
import { promotionUser } from '../../features/wallet/promotion';
import { loadWalletAgain } from '../../features/wallet/showWalletError';
import { useWallet } from '../../features/wallet/useWallet';
import { useGetAccountQuery, useGetPassbookQuery, useGetWithdrawOptionsQuery } from '../../features/wallet/walletApi';
import { useAppDispatch } from '../../platform/reduxHooks';
import { useNavigation } from '../../platform/appContext';
import { useTranslate } from '../../i18n/useTranslate';
import { AmountCard, type AmountFigure } from '../../components/AmountCard';
import { LoginBar } from '../../components/LoginBar';
import { ScreenFrame } from '../../components/ScreenFrame';
import { promptLogin } from '../../session/login';
import { useCurrentUser } from '../../session/useCurrentUser';
import { WithdrawAccount } from './WithdrawAccount';
import { WithdrawAmounts } from './WithdrawAmounts';
import { useEntryTips } from './useEntryTips';
import { useSubmit } from './useSubmit';
import { RecordsLink } from './WithdrawScreen.styles';

/** Withdraw cash (WITHDRAW-1): balance, account, four amounts, the last withdrawals, apps, tips. */
export default function WithdrawScreen() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const navigation = useNavigation();
  const { market, locale, person, active, user, stale, refetchUser } = useCurrentUser();
  const wallet = useWallet(active);
  const account = useGetAccountQuery({}, { skip: !active });
  const options = useGetWithdrawOptionsQuery({}, { skip: !active, refetchOnMountOrArgChange: true });
  const passbook = useGetPassbookQuery({}, { skip: !active, refetchOnMountOrArgChange: true });
  const { busy, submit } = useSubmit(active);
  useEntryTips(wallet.data?.accountStatus, options.data, user?.showLuckyTask ?? false);

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
  const link = (path: string, allowed: boolean) => ({
    href: path,
    onClick: (event: { preventDefault(): void }) => {
      event.preventDefault();
      if (allowed) navigation.go(path);
      else void dispatch(promptLogin('task'));
    },
  });
  const open = withdrawHoursOf(locale);
  const entries = passbook.data;
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
      card={
        <AmountCard
          known={user !== undefined && (guest || wallet.data !== undefined)}
          failed={stale || wallet.isError}
          figures={[
            { label: t('withdraw.balance'), value: user && formatMoney(user.cash, market), size: 'hero' },
            ...(guest
              ? []
              : [
                  figure('withdraw.paying', wallet.data?.paying),
                  figure('withdraw.redeemed', wallet.data && wallet.data.redeemed - wallet.data.paying),
                ]),
          ]}
          art={<CoinIcon size={56} />}
        />
      }
      bar={bar}
    >
      {!guest && <WithdrawAccount account={account.data} failed={account.isError} onAdd={addAccount} />}
      <WithdrawAmounts
        market={market}
        amounts={guest ? defaultWithdrawAmounts[market] : options.data?.map(({ amount }) => amount)}
        failed={person === 'failed' || options.isError}
        balance={user?.cash}
        busy={busy}
        aside={
          entries &&
          entries.length > passbookLinkAbove && (
            <RecordsLink {...link('/passbook', true)}>{t('withdraw.passbook_link')}</RecordsLink>
          )
        }
        onRetry={loadAgain}
        onWithdraw={submit}
      />
      {!guest && entries?.length !== 0 && (
        <Section title={t('title.passbook')}>
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
        icon={promoted ? <PhoneIcon size={22} /> : <MegaphoneIcon size={22} />}
        {...link(promoted ? '/opt/moreapps' : promotionsPath, true)}
      >
        {t(promoted ? 'title.moreapps' : 'title.promoapps')}
      </LinkRow>
      <TipsSection
        title={t('withdraw.tips_title')}
        tips={[
          t('withdraw.tip_daily'),
          t('withdraw.tip_time', { count: slowArrivalDays }),
          ...(open ? [t('withdraw.tip_period', { from: clockText(open.from), to: clockText(open.to) })] : []),
          t('withdraw.tip_account'),
        ]}
      />
      <LinkRow icon={<ChatIcon size={22} />} {...link('/feedback', active)}>
        {t('withdraw.feedback_link')}
      </LinkRow>
    </ScreenFrame>
  );
}
