import { formatCoins, formatMoney, formatSeconds } from '@tally/locales/format';
import type { TextKey, Translate } from '@tally/locales/text';
import { Countdown } from '@tally/ui/Countdown';
import type { Market } from '@tally/contract/market/codes';
import { roundWorth } from '@tally/contract/rules/exchange';
import type { TaskType } from '@tally/contract/tasks/task';
import { DayDoneTicket } from '@tally/ui/DayDoneTicket';
import { Section } from '@tally/ui/Section';
import { TaskCard } from '@tally/ui/TaskCard';
import { memo, type Ref } from 'react';
import type { TaskCardState } from './homeCards';
import type { HomeState } from './homeState';
import type { HomeTap } from './homeTaps';
import { opensTodayBy } from '../../features/tasks/dayRules';
import { taskIcons } from '../../overlays/kinds/taskIcons';

const taskTexts = {
  checkin: { title: 'task.checkin_title', button: 'task.checkin_button' },
  lottery: { title: 'task.lottery_title', button: 'task.lottery_button' },
  videoad: { title: 'task.videoad_title', button: 'task.videoad_button' },
  words: { title: 'task.words_title', button: 'task.words_button' },
  quiz: { title: 'task.quiz_title', button: 'task.quiz_button' },
} as const satisfies Record<TaskType, Record<'title' | 'button', TextKey<'shell'>>>;

interface DailyTasksProps {
  home: Pick<HomeState, 'market' | 'coinRate' | 'tasks' | 'next' | 'lotteryUntil' | 'day' | 'chance'>;
  /** Ref of the place of the face on the ticket of a finished day. */
  faceRef: Ref<HTMLDivElement>;
  t: Translate<'home'>;
  onTap: (tap: HomeTap) => void;
}

interface DailyTaskProps {
  task: TaskCardState;
  market: Market;
  coinRate: number;
  next: boolean;
  lotteryUntil: number | undefined;
  t: Translate<'home'>;
  onTap: (tap: HomeTap) => void;
}

/** Why a task cannot be done now, in the reward's place; `back`: when it opens again, where that is known. */
const noteOf = (
  state: TaskCardState['state'],
  market: Market,
  t: Translate<'home'>,
  back: string | undefined,
): string | undefined =>
  state === 'resting'
    ? t('task.when_today', { time: opensTodayBy(market) })
    : state === 'closed'
      ? back === undefined
        ? t('task.closed_note')
        : t('task.closed_until', { time: back })
      : state === 'locked'
        ? t('task.need_update')
        : undefined;

/** One task's ticket, memoized: re-rendered only when its own state changes. */
const DailyTask = memo(function DailyTask({
  task: { type, state, folded, count, maxCount, coinReward, cashReward, back },
  market,
  coinRate,
  next,
  lotteryUntil,
  t,
  onTap,
}: DailyTaskProps) {
  const title = t(taskTexts[type].title);
  const known = count !== undefined && maxCount !== undefined && coinReward !== undefined;
  const cash = cashReward ? formatMoney(cashReward, market) : '';
  const coins = known && (coinReward || !cash) ? formatCoins(coinReward, market) : '';
  const becomes = coins ? roundWorth({ coinReward, cashReward }, coinRate, market) : 0;
  const worth = { coins: cash && coins ? `${cash} +\u00a0${coins}` : cash || coins };
  const action =
    state === 'counting' && lotteryUntil !== undefined ? (
      <Countdown
        until={lotteryUntil}
        format={(s) => t('task.countdown', { seconds: formatSeconds(s) })}
        label={(s) => t('a11y.cooldown', { count: s })}
      />
    ) : state === 'resting' ? (
      opensTodayBy(market)
    ) : state === 'closed' ? (
      t('task.closed')
    ) : (
      t(state === 'finished' ? 'task.stamp' : taskTexts[type].button)
    );
  const note = noteOf(state, market, t, back);
  const reward = note
    ? { reward: note }
    : {
        reward: t('task.reward_upto_icon', worth),
        ...(coins && { rewardLabel: t('task.reward_upto', worth) }),
        ...(becomes > 0 && { worth: t('task.worth', { amount: formatMoney(becomes, market) }) }),
      };
  // Cash and coins together leave no room for it on narrow phones.
  const each = type !== 'checkin' && !note && !(cash && coins) && t(`task.${type}_each`);
  const Icon = taskIcons[type];
  return (
    <TaskCard
      data-tap={`task:${type}`}
      art={<Icon />}
      title={title}
      state={state}
      folded={folded}
      next={next}
      action={action}
      onAction={() => onTap(`task:${type}`)}
      {...(each && { each })}
      {...(known && {
        ...reward,
        progress: t('task.count', { done: count, max: maxCount }),
        progressLabel: t('a11y.task_progress', { title, done: count, max: maxCount }),
      })}
    />
  );
});

/**
 * The daily tasks' tickets under the day's progress (HOME-7); when no task can be done now, one gold ticket that
 * contains them (TASK-28).
 */
export function DailyTasks({
  home: { market, coinRate, tasks, next, lotteryUntil, day, chance },
  ...others
}: DailyTasksProps) {
  const { faceRef, t, onTap } = others;
  const cards = tasks.map((task) => (
    <DailyTask
      key={task.type}
      task={task}
      market={market}
      coinRate={coinRate}
      lotteryUntil={lotteryUntil}
      t={t}
      onTap={onTap}
      next={task.type === next}
    />
  ));
  if (chance) {
    const today = chance === 'today';
    const paused = tasks.some(({ state }) => state === 'closed');
    const title = today ? 'home.day_rest_title' : 'home.day_done_title';
    return (
      <DayDoneTicket
        face={<div ref={faceRef} />}
        title={t(paused ? 'home.day_except_title' : title)}
        text={today ? t('home.day_rest_text', { time: opensTodayBy(market) }) : t('home.day_done_text')}
        pictures={tasks.map(({ type, state }) => {
          const Icon = taskIcons[type];
          return { picture: <Icon />, done: state === 'finished' };
        })}
        more={t('home.day_show', { count: tasks.length })}
        less={t('home.day_hide')}
      >
        {cards}
      </DayDoneTicket>
    );
  }
  return (
    <Section title={t('home.daily_title')} aside={day && t('home.day_progress', { ...day })}>
      {cards}
    </Section>
  );
}
