import { exchangeOn, forecastCash, statedCoinRate } from '@tally/contract/rules/exchange';
import { coinRatesOf } from '@tally/contract/rules/marketRules';
import { BalanceTicket } from '@tally/ui/BalanceTicket';
import { Button } from '@tally/ui/Button';
import { Hero } from '@tally/ui/Hero';
import { IconButton } from '@tally/ui/IconButton';
import { Page } from '@tally/ui/Page';
import { TitleBar } from '@tally/ui/TitleBar';
import { CloseIcon } from '@tally/ui/icons/CloseIcon';
import { balanceTicketTexts } from '../../components/balanceTicketTexts';
import { PageLink } from '../../components/PageLink';
import { goalOf } from '../../features/wallet/goal';
import { useAppDispatch, useAppSelector } from '../../state/reduxHooks';
import { useNavigation, useServices } from '../../state/appContext';
import { useClock } from '../../state/useClock';
import { useTranslate } from '../../i18n/useTranslate';
import { closeHome } from '../../platform/links';
import { LoginBar } from '../../components/LoginBar';
import { promptLogin } from '../../session/login';
import { useOfflineNote } from '../../components/useOfflineNote';
import { selectUserRequest } from '../../session/selectors';
import { freshnessNote, freshnessOf } from '../../session/freshness';
import { useCurrentUser } from '../../session/useCurrentUser';
import { useMarketRules } from '../../session/rules/useMarketRules';
import { useOnline } from '../../state/useOnline';
import { Links } from './DefaultScreen.styles';

const links = [
  { to: '/income', text: 'title.income' },
  { to: '/passbook', text: 'title.passbook' },
  { to: '/team', text: 'title.team' },
  { to: '/opt/moreapps', text: 'title.moreapps' },
  { to: '/feedback', text: 'title.feedback' },
  { to: '/tips/rules', text: 'title.tips' },
] as const;

/** The buttons of the balance: withdraw and the team. */
function BalanceButtons({ isActive }: { isActive: boolean }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const navigation = useNavigation();
  return (
    <>
      <Button block onClick={() => (isActive ? navigation.go('/withdraw') : void dispatch(promptLogin('withdraw')))}>
        {t('home.withdraw')}
      </Button>
      <Button block tone="soft" onClick={() => navigation.go('/team')}>
        {t('home.team')}
      </Button>
    </>
  );
}

/** Plain home variant (ROUTE-1): the balance and links to the other pages, without tasks and advertising. */
export default function DefaultScreen() {
  const t = useTranslate();
  const navigation = useNavigation();
  const services = useServices();
  const clock = useClock();
  const { market, locale, user, person, stale } = useCurrentUser();
  const state = freshnessOf({ known: !!user, failed: stale, online: useOnline() });
  const note = useOfflineNote(freshnessNote(state, !!user), useAppSelector(selectUserRequest).fulfilledTimeStamp);
  const rules = useMarketRules(market);
  const coinRate = statedCoinRate(user?.coinRate, locale, coinRatesOf(rules));
  const goal = user && goalOf(user.cash, forecastCash(user.coin, coinRate, market), rules.withdrawAmounts);
  return (
    <Page
      head={
        <Hero overlap="ticket">
          <TitleBar
            title={t('title.home')}
            end={
              <IconButton label={t('a11y.close_page')} onClick={() => services.navigate(closeHome)}>
                <CloseIcon size={22} />
              </IconButton>
            }
          />
          <BalanceTicket
            state={state}
            {...balanceTicketTexts(t, {
              market,
              coinRate,
              coin: user?.coin,
              cash: user?.cash,
              exchangeOn: exchangeOn(clock.now(), market),
              goal,
              note,
            })}
            onOpen={() => navigation.go('/income')}
          >
            <BalanceButtons isActive={person === 'active'} />
          </BalanceTicket>
        </Hero>
      }
      bar={person === 'guest' && <LoginBar />}
    >
      <Links>
        {links.map(({ to, text }) => (
          <PageLink key={to} to={to}>
            {t(text)}
          </PageLink>
        ))}
      </Links>
    </Page>
  );
}
