import { revealMs } from '@tally/contract/limits/home';
import { formatMoney } from '@tally/locales/format';
import type { Translate } from '@tally/locales/text';
import { BottomBar } from '@tally/ui/BottomBar';
import { Button } from '@tally/ui/Button';
import { LinkRow } from '@tally/ui/LinkRow';
import { NewbieCard } from '@tally/ui/NewbieCard';
import { Page } from '@tally/ui/Page';
import { Reveal } from '@tally/ui/Reveal';
import { TeamCard } from '@tally/ui/TeamCard';
import { BubbleIcon } from '@tally/ui/icons/BubbleIcon';
import { CopyIcon } from '@tally/ui/icons/CopyIcon';
import { TeamIcon } from '@tally/ui/icons/TeamIcon';
import { WalletIcon } from '@tally/ui/icons/WalletIcon';
import type { MouseEvent } from 'react';
import { firstWithdrawalTexts } from '../../features/wallet/firstWithdrawal';
import { DailyTasks } from './DailyTasks';
import { HomeHead } from './HomeHead';
import { Lower, OpenTitle, Slot } from './HomeView.styles';
import type { SlotRefs } from './homeSlots';
import type { HomeState } from './homeState';
import type { HomeTap } from './homeTaps';

export interface HomeViewProps {
  home: HomeState;
  /**
   * Whether what comes late above the lower part is there; hidden until then, it moves under nobody's finger (HOME-8).
   */
  stable: boolean;
  t: Translate<'home'>;
  /** Name of messaging service W. */
  serviceW: string;
  /** Refs of the places that the deferred part fills. */
  slots: SlotRefs;
  onTap: (tap: HomeTap) => void;
}

/** Opens the page of a link inside the app. */
const opens = (tap: HomeTap, onTap: HomeViewProps['onTap']) => (event: MouseEvent) => {
  event.preventDefault();
  onTap(tap);
};

/** What leads to the team, with the two ways of inviting people. */
function Team({ home, t, serviceW, onTap }: Pick<HomeViewProps, 'home' | 't' | 'serviceW' | 'onTap'>) {
  const { inviteReward, market } = home;
  const invite = t('home.invite_via', { service: serviceW });
  return (
    <Reveal after={revealMs.team}>
      <TeamCard
        data-tap="team"
        art={<TeamIcon size={40} />}
        title={
          inviteReward === undefined
            ? t('home.team_banner_title')
            : t('home.team_banner_amount', { amount: formatMoney(inviteReward, market) })
        }
        text={t('home.team_banner_text')}
        href="/team"
        onOpen={opens('team', onTap)}
      >
        <Button tone="soft" data-tap="invite" aria-label={invite} onClick={() => onTap('invite')}>
          <BubbleIcon size={22} />
          <span>{invite}</span>
          <b>{serviceW}</b>
        </Button>
        <Button tone="soft" data-tap="copy" aria-label={t('home.copy_link')} onClick={() => onTap('copy')}>
          <CopyIcon size={22} />
        </Button>
      </TeamCard>
    </Reveal>
  );
}

/** A guest's login, at the lower edge (HOME-12). */
const GuestBar = ({ t, onTap }: Pick<HomeViewProps, 't' | 'onTap'>) => (
  <BottomBar
    kind="login"
    data-tap="login"
    text={t('login.bar_text')}
    action={t('login.bar_button')}
    onAction={() => onTap('login')}
  />
);

/**
 * The main screen (ROUTE-2), rendered from plain state: it does not depend on store, router or i18next, so that the
 * build can render it without them.
 */
export function HomeView({ home, stable, t, serviceW, slots, onTap }: HomeViewProps) {
  const { market, coinRate, freshness, notices, exchangeOn, coin, cash, goal, closed, knownAt, paid, next } = home;
  const { face, tasks, ads, room } = slots;
  const guest = home.person === 'guest';
  return (
    <Page
      head={
        <HomeHead
          market={market}
          coinRate={coinRate}
          exchangeOn={exchangeOn}
          freshness={freshness}
          clockWrong={home.clockWrong}
          notices={notices}
          coin={coin}
          cash={cash}
          goal={goal}
          closed={closed}
          morning={home.morning}
          paid={paid}
          knownAt={knownAt}
          next={next}
          slots={slots}
          t={t}
          onTap={onTap}
        />
      }
      bar={guest && <GuestBar t={t} onTap={onTap} />}
    >
      <DailyTasks home={home} faceRef={face} t={t} onTap={onTap} />
      {home.newbie && (
        <NewbieCard
          data-tap="newbie"
          art={<WalletIcon size={40} />}
          {...firstWithdrawalTexts(t, home.newbie, market)}
          onClick={() => onTap('newbie')}
        />
      )}
      {home.chance && home.team && <OpenTitle>{t('home.more_title')}</OpenTitle>}
      <Slot ref={tasks} />
      <Lower after={0} wait={!stable && !guest}>
        {home.team && <Team home={home} t={t} serviceW={serviceW} onTap={onTap} />}
        <LinkRow data-tap="rules" href="/tips/rules" onClick={opens('rules', onTap)}>
          {t('home.rules_link')}
        </LinkRow>
        <Slot ref={ads} />
      </Lower>
      <Slot ref={room} />
    </Page>
  );
}
