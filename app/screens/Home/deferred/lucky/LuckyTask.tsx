import { luckyPlayMinutes } from '@tally/contract/limits/lucky';
import { luckyStatus, type LuckyStatus, type LuckyTask as Task } from '@tally/contract/tasks/lucky';
import type { Market } from '@tally/contract/market/codes';
import { formatMoney, formatSeconds } from '@tally/locales/format';
import type { Translate } from '@tally/locales/text';
import { Countdown } from '@tally/ui/Countdown';
import { LuckyTaskRow, type LuckyState } from '@tally/ui/LuckyTaskRow';
import { luckyStep, type LuckyStep } from '../../../../features/lucky/luckyRules';
import { useAppSelector } from '../../../../state/reduxHooks';
import { useDeferredTranslate } from '../../../../i18n/useTranslate';
import { useRunning } from './useRunning';

const states: Record<LuckyStatus, LuckyState> = {
  0: 'unassigned',
  1: 'assigned',
  2: 'downloading',
  3: 'clicked',
  4: 'installed',
  5: 'rewarded',
  9: 'closed',
};
const actionTexts = {
  get: 'lucky.apply',
  install: 'lucky.install',
  open: 'lucky.open',
  claim: 'lucky.claim',
} as const;
const places: Partial<Record<LuckyStep, number>> = { install: 0, open: 1, claim: 2 };

/** Formats a duration as minutes and seconds: 03:12. */
const clockText = (seconds: number): string =>
  `${formatSeconds(Math.floor(seconds / 60))}:${formatSeconds(seconds % 60)}`;

/** Names of a lucky task's three steps. */
export const luckySteps = (t: Translate<'deferred'>): readonly [string, string, string] => [
  t('lucky.step_1'),
  t('lucky.step_2', { count: luckyPlayMinutes }),
  t('lucky.step_3'),
];

export interface LuckyTaskProps {
  task: Task;
  market: Market;
  /** What a task pays. */
  cash: number;
  /** When the task was received from the server, monotonic ms: its waiting time counts from here. */
  at: number;
  /** The task in progress, whose steps are shown. */
  running: boolean;
  /** Its button is the red one (HOME-27). */
  next: boolean;
  onPress: (task: Task, step: LuckyStep) => void;
}

/** One lucky task with its waiting time, which is counted down on the monotonic clock. */
export function LuckyTask({ task, market, cash, at, running, next, onPress }: LuckyTaskProps) {
  const t = useDeferredTranslate();
  const readyAt = at + task.rewardTimeRemain;
  const waiting = useRunning(readyAt);
  const { luckyCheck, luckyUntil } = useAppSelector(({ bridge }) => bridge);
  const checkRuns = useRunning(luckyUntil) || luckyCheck === 'claiming';
  const checking = checkRuns && task.taskStatus === luckyStatus.installed;
  const step = luckyStep(task.taskStatus, waiting);
  const place = places[step];
  return (
    <LuckyTaskRow
      name={task.appName}
      icon={task.appIcon}
      state={states[task.taskStatus]}
      status={t(`lucky.status_${task.taskStatus}`)}
      checking={checking}
      next={next}
      {...(step !== 'closed' && { reward: `+${formatMoney(cash, market)}` })}
      {...(step !== 'paid' &&
        step !== 'closed' && {
          action: t(
            checking || task.taskStatus === luckyStatus.downloading
              ? 'lucky.wait'
              : task.taskStatus === luckyStatus.clicked
                ? 'lucky.store'
                : actionTexts[step],
          ),
          onAction: () => onPress(task, step),
        })}
      {...(running &&
        place !== undefined && {
          step: place,
          steps: luckySteps(t),
        })}
      {...(step === 'open' && {
        remaining: (
          <Countdown
            until={readyAt}
            format={(s) => t('lucky.time_left', { time: clockText(s) })}
            label={(s) => t('lucky.reward_in', { time: clockText(s) })}
          />
        ),
      })}
    />
  );
}
