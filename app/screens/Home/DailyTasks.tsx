import { formatCoins, formatMoney, formatSeconds } from '@tally/locales/format';
import type { Translate } from '@tally/locales/text';
import { Countdown } from '@tally/ui/Countdown';
import type { Market } from '@tally/contract/market';
import { Section } from '@tally/ui/Section';
import { TaskCard } from '@tally/ui/TaskCard';
import { memo } from 'react';
import type { HomeState, TaskCardState } from './homeState';
import type { HomeTap } from './homeTaps';
import { taskArt } from './taskArt';

interface DailyTasksProps {
  home: Pick<HomeState, 'market' | 'tasks' | 'lotteryUntil'>;
  t: Translate;
  onTap: (tap: HomeTap) => void;
}

interface DailyTaskProps {
  task: TaskCardState;
  market: Market;
  lotteryUntil: number | undefined;
  t: Translate;
  onTap: (tap: HomeTap) => void;
}

/** One ticket; drawn anew only when something of it changed. */
const DailyTask = memo(function DailyTask({
  task: { type, state, count, maxCount, coinReward, cashReward },
  market,
  lotteryUntil,
  t,
  onTap,
}: DailyTaskProps) {
  const title = t(`task.${type}_title`);
  const known = count !== undefined && maxCount !== undefined && coinReward !== undefined;
  const cash = cashReward ? formatMoney(cashReward, market) : '';
  const coins = known && (coinReward || !cash) ? formatCoins(coinReward, market) : '';
  const worth = { coins: cash && coins ? `${cash} + ${coins}` : cash || coins };
  const action =
    state === 'counting' && lotteryUntil !== undefined ? (
      <Countdown
        until={lotteryUntil}
        format={(s) => t('task.countdown', { seconds: formatSeconds(s) })}
        label={(s) => t('a11y.cooldown', { count: s })}
      />
    ) : (
      t(state === 'finished' ? 'task.finished' : `task.${type}_button`)
    );
  return (
    <TaskCard
      data-tap={`task:${type}`}
      art={taskArt[type]}
      title={title}
      state={state}
      action={action}
      onAction={() => onTap(`task:${type}`)}
      {...(known && {
        reward: t('task.reward_upto_icon', worth),
        ...(coins && { rewardLabel: t('task.reward_upto', worth) }),
        progress: t('task.count', { done: count, max: maxCount }),
        progressLabel: t('a11y.task_progress', { title, done: count, max: maxCount }),
      })}
    />
  );
});

/** The daily tasks' tickets (HOME-7). */
export function DailyTasks({ home: { market, tasks, lotteryUntil }, t, onTap }: DailyTasksProps) {
  return (
    <Section title={t('home.daily_title')} aside={t('home.daily_subtitle')}>
      {tasks.map((task) => (
        <DailyTask key={task.type} task={task} market={market} lotteryUntil={lotteryUntil} t={t} onTap={onTap} />
      ))}
    </Section>
  );
}
