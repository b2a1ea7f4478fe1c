import { exchangeOn, statedCoinRate } from '@tally/contract/rules/exchange';
import { coinRatesOf } from '@tally/contract/rules/marketRules';
import { BalanceTicket } from '@tally/ui/BalanceTicket';
import { Button } from '@tally/ui/Button';
import { Hero } from '@tally/ui/Hero';
import { IconButton } from '@tally/ui/IconButton';
import { Logo } from '@tally/ui/Logo';
import { Page } from '@tally/ui/Page';
import { TitleBar } from '@tally/ui/TitleBar';
import { CoinIcon } from '@tally/ui/icons/CoinIcon';
import { EnvelopeIcon } from '@tally/ui/icons/EnvelopeIcon';
import { PhoneIcon } from '@tally/ui/icons/PhoneIcon';
import { RulesIcon } from '@tally/ui/icons/RulesIcon';
import { TeamIcon } from '@tally/ui/icons/TeamIcon';
import { WalletIcon } from '@tally/ui/icons/WalletIcon';
import { RowList } from '@tally/ui/RowList';
import { CloseIcon } from '@tally/ui/icons/CloseIcon';
import { balanceTicketTexts } from '../../components/balanceTicketTexts';
import { PageLink } from '../../components/PageLink';
import { goalPaths, goalStep } from '../../features/wallet/goalStep';
import { useOutlook } from '../../features/wallet/useOutlook';
import { useAppDispatch, useAppSelector } from '../../state/reduxHooks';
import { useNavigation, useServices, useClock, useOnline } from '../../state/appContext';
import { useTranslate } from '../../i18n/useTranslate';
import { productName } from '../../platform/productName';
import { closeHome } from '../../platform/links';
import { LoadFailure } from '../../components/LoadFailure';
import { LoginBar } from '../../components/LoginBar';
import { promptLogin } from '../../session/login';
import { useOfflineNote } from '../../components/useOfflineNote';
import { selectUserRequest } from '../../session/selectors';
import { freshnessNote, freshnessOf } from '../../session/freshness';
import { useCurrentUser } from '../../session/useCurrentUser';
import { useMarketRules } from '../../session/rules/useMarketRules';
import { Links } from './DefaultScreen.styles';

const links = [
  { to: '/income', text: 'title.income', Icon: CoinIcon },
  { to: '/passbook', text: 'title.passbook', Icon: WalletIcon },
  { to: '/team', text: 'title.team', Icon: TeamIcon },
  { to: '/opt/moreapps', text: 'title.moreapps', Icon: PhoneIcon },
  { to: '/feedback', text: 'title.feedback', Icon: EnvelopeIcon },
  { to: '/tips/rules', text: 'title.tips', Icon: RulesIcon },
] as const;

type Current = ReturnType<typeof useCurrentUser>;

/**
 * The buttons of the balance: withdraw and the team. Withdraw is red where something can be withdrawn; a guest's red
 * button is the bar's that logs in.
 */
function BalanceButtons({ person, canWithdraw }: Pick<Current, 'person'> & { canWithdraw: boolean }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const navigation = useNavigation();
  return (
    <>
      <Button
        block
        tone={canWithdraw ? 'primary' : 'soft'}
        onClick={() => (person === 'active' ? navigation.go('/withdraw') : void dispatch(promptLogin('withdraw')))}
      >
        {t('home.withdraw')}
      </Button>
      <Button block tone="soft" onClick={() => navigation.go('/team')}>
        {t('home.team')}
      </Button>
    </>
  );
}

/** Nothing is known of the person: the page says so below the balance, which says that it is safe. */
const isMissing = ({ person, user }: Pick<Current, 'person' | 'user'>, online: boolean): boolean =>
  person === 'failed' || (!online && !user);

/** The balance, and what is wrong with it; a retry is offered below where nothing could be loaded. */
function Balance({ current }: { current: Current }) {
  const t = useTranslate();
  const navigation = useNavigation();
  const clock = useClock();
  const { market, locale, user, person, stale } = current;
  const { goal } = useOutlook(current);
  const online = useOnline();
  const state = freshnessOf({ known: !!user, failed: stale, online });
  const nothing = isMissing(current, online);
  const note = useOfflineNote(
    nothing ? undefined : freshnessNote(state, !!user, clock.doubtful()),
    useAppSelector(selectUserRequest).fulfilledTimeStamp,
  );
  const rules = useMarketRules(market);
  const coinRate = statedCoinRate(user?.coinRate, locale, coinRatesOf(rules));
  const closed = rules.closed.includes('withdrawals');
  return (
    <BalanceTicket
      state={state}
      {...balanceTicketTexts(t, {
        market,
        coinRate,
        coin: user?.coin,
        cash: user?.cash,
        exchangeOn: exchangeOn(clock.now(), market),
        goal,
        closed,
        note,
        missing: nothing ? t('network.safe') : undefined,
      })}
      withoutGoal={person === 'guest'}
      onOpen={() => navigation.go('/income')}
      onGoal={goal && (() => navigation.go(goalPaths[goalStep(goal)]))}
    >
      <BalanceButtons person={person} canWithdraw={!user?.withdrawn && !closed && !!goal?.ready} />
    </BalanceTicket>
  );
}

/** Plain home variant (ROUTE-1): the balance and links to the other pages, without tasks and advertising. */
export default function DefaultScreen() {
  const t = useTranslate();
  const services = useServices();
  const current = useCurrentUser();
  const nothing = isMissing(current, useOnline());
  return (
    <Page
      head={
        <Hero overlap="ticket">
          <TitleBar
            title={t('title.home')}
            start={<Logo name={productName} form="mark" ground="hero" />}
            end={
              <IconButton label={t('a11y.close_page')} onClick={() => services.navigate(closeHome)}>
                <CloseIcon size={22} />
              </IconButton>
            }
          />
          <Balance current={current} />
        </Hero>
      }
      bar={current.person === 'guest' && <LoginBar />}
    >
      {nothing && <LoadFailure error={current.error} onRetry={current.refetchUser} />}
      <Links>
        <RowList shape="card">
          {links.map(({ to, text, Icon }) => (
            <li key={to}>
              <PageLink to={to} icon={<Icon size={24} />}>
                {t(text)}
              </PageLink>
            </li>
          ))}
        </RowList>
      </Links>
    </Page>
  );
}
