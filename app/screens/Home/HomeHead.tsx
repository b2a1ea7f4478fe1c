import type { Market } from '@tally/contract/market/codes';
import { formatCoins, formatMoney } from '@tally/locales/format';
import type { Translate } from '@tally/locales/text';
import { BalanceTicket } from '@tally/ui/BalanceTicket';
import { Button } from '@tally/ui/Button';
import { Hero } from '@tally/ui/Hero';
import { IconButton } from '@tally/ui/IconButton';
import { NoticeCarousel } from '@tally/ui/NoticeCarousel';
import { TitleBar } from '@tally/ui/TitleBar';
import { CloseIcon } from '@tally/ui/icons/CloseIcon';
import { memo } from 'react';
import { goalStep } from '../../features/wallet/goalStep';
import type { Notice } from '../../features/wallet/notices';
import { balanceTicketTexts } from '../../components/balanceTicketTexts';
import { freshnessNote } from '../../session/freshness';
import { IconSlot, Notices, Slot, Trouble } from './HomeView.styles';
import type { SlotRefs } from './homeSlots';
import type { HomeState } from './homeState';
import type { HomeTap } from './homeTaps';

interface HomeHeadProps extends Pick<HomeState, 'market' | 'coinRate' | 'freshness' | 'notices' | 'exchangeOn'> {
  coin: HomeState['coin'] | undefined;
  cash: HomeState['cash'] | undefined;
  goal: HomeState['goal'] | undefined;
  closed: HomeState['closed'] | undefined;
  morning: HomeState['morning'] | undefined;
  paid: HomeState['paid'] | undefined;
  knownAt: HomeState['knownAt'] | undefined;
  clockWrong: HomeState['clockWrong'] | undefined;
  next: HomeState['next'] | undefined;
  slots: SlotRefs;
  t: Translate<'home'>;
  onTap: (tap: HomeTap) => void;
}

const since = { 'network.offline': 'network.offline_since', 'network.stale': 'network.stale_since' } as const;

const noticeKeys = {
  friend: 'home.notice_friend',
  real: 'home.notice_week',
  example: 'home.notice_example',
} as const;

const noticeText = (t: Translate<'home'>, { kind, name, amount }: Notice, market: Market) => ({
  kind,
  name,
  text: t(noticeKeys[kind], { name, amount: formatMoney(amount, market) }),
});

type TroubleNoteProps = Pick<HomeHeadProps, 'knownAt' | 'next' | 't'> & {
  onRetry: () => void;
  trouble: NonNullable<ReturnType<typeof freshnessNote>>;
};

/** What is wrong with the numbers, and a button that asks for them again (MONEY-9). */
const TroubleNote = ({ trouble, knownAt, next, t, onRetry }: TroubleNoteProps) => (
  <Trouble role="status">
    <span>{knownAt && trouble in since ? t(since[trouble as keyof typeof since], { time: knownAt }) : t(trouble)}</span>
    <Button size="small" tone={next === 'retry' ? 'primary' : 'soft'} data-tap="retry" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  </Trouble>
);

/** The notices, or what is wrong with the numbers. */
const NoticeLine = ({
  trouble,
  market,
  notices,
  knownAt,
  next,
  t,
  onTap,
}: Pick<HomeHeadProps, 'market' | 'notices' | 'knownAt' | 'next' | 't' | 'onTap'> & {
  trouble: ReturnType<typeof freshnessNote>;
}) =>
  trouble ? (
    <TroubleNote trouble={trouble} knownAt={knownAt} next={next} t={t} onRetry={() => onTap('retry')} />
  ) : (
    <NoticeCarousel
      // A friend's notice is shown at once when it comes.
      key={notices[0]?.kind}
      label={t('home.notices_label')}
      notices={notices.map((row) => noticeText(t, row, market))}
      pauseLabel={t('a11y.pause_notices')}
      resumeLabel={t('a11y.resume_notices')}
    />
  );

/** What this morning made of the coins, in words (DAY-1). */
const morningTold = (t: Translate<'home'>, { coins, cash }: NonNullable<HomeState['morning']>, market: Market) => ({
  text: t('home.morning', { coins: formatCoins(coins, market), cash: formatMoney(cash, market) }),
  cash,
});

/**
 * Home's red head: title and icons, the notices or a message about missing numbers, the balance with Withdraw and Team
 * (HOME-1, HOME-4, HOME-5). Memoized: re-rendered only when its props change.
 */
export const HomeHead = memo(function HomeHead(props: HomeHeadProps) {
  const { market, coinRate, freshness, notices, coin, cash, goal, closed, exchangeOn, paid, knownAt, next } = props;
  const { slots, t, onTap } = props;
  const morning = props.morning && morningTold(t, props.morning, market);
  const { icon, channel, steps } = slots;
  const trouble = freshnessNote(freshness, coin !== undefined, props.clockWrong ?? false);
  const missing = trouble && coin === undefined ? t('network.safe') : undefined;
  return (
    <Hero overlap="ticket">
      <TitleBar
        title={t('title.home')}
        end={
          <>
            <IconSlot ref={icon} />
            <IconButton label={t('a11y.close_page')} data-tap="close" onClick={() => onTap('close')}>
              <CloseIcon size={22} />
            </IconButton>
          </>
        }
      />
      <Notices data-trouble={!!trouble || undefined}>
        <NoticeLine
          trouble={trouble}
          market={market}
          notices={notices}
          knownAt={knownAt}
          next={next}
          t={t}
          onTap={onTap}
        />
        <Slot ref={channel} />
      </Notices>
      <BalanceTicket
        data-tap="income"
        state={freshness}
        {...balanceTicketTexts(t, { market, coinRate, coin, cash, goal, closed, exchangeOn, missing, morning })}
        paid={paid}
        coverRef={steps}
        onOpen={() => onTap('income')}
        onGoal={goal && (() => onTap(goalStep(goal)))}
      >
        <Button
          block
          data-tap="withdraw"
          tone={next === 'withdraw' ? 'primary' : 'soft'}
          onClick={() => onTap('withdraw')}
        >
          {t('home.withdraw')}
        </Button>
        <Button block data-tap="team" tone="soft" onClick={() => onTap('team')}>
          {t('home.team')}
        </Button>
      </BalanceTicket>
    </Hero>
  );
});
