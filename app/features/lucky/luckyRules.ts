import { luckyAppliesPerVisit, luckyPlayMinutes } from '@tally/contract/limits/lucky';
import type { MarketRules } from '@tally/contract/rules/marketRules';
import { luckyStatus, type LuckyList, type LuckyQuota, type LuckyTask } from '@tally/contract/tasks/lucky';

/** How many lucky tasks are left; never negative, even if the server's count exceeds the total. */
export const leftOf = ({ total, count }: LuckyQuota): number => Math.max(0, total - count);

/** Whether a task is in progress ("Only one ongoing lucky task"): assigned (1) to installed (4). */
export const isOngoing = ({ taskStatus }: Pick<LuckyTask, 'taskStatus'>): boolean =>
  taskStatus > luckyStatus.none && taskStatus < luckyStatus.rewarded;

/** The task in progress, if there is one; of several, which only another backend could have, the furthest. */
export const ongoingOf = (tasks: readonly LuckyTask[]): LuckyTask | undefined =>
  tasks.filter(isOngoing).sort((a, b) => b.taskStatus - a.taskStatus)[0];

/**
 * The task under way; the others that are not paid: those that can be requested, unless the market has closed them
 * (RULES-4), and last the closed ones, which nobody won; and the paid ones.
 */
export function partsOf(tasks: readonly LuckyTask[], closed: boolean) {
  const running = ongoingOf(tasks);
  const others = tasks.filter((task) => task !== running && !(closed && task.taskStatus === luckyStatus.none));
  const withStatus = (wanted: (status: number) => boolean) => others.filter(({ taskStatus }) => wanted(taskStatus));
  return {
    running,
    open: [
      ...withStatus((status) => status < luckyStatus.rewarded),
      ...withStatus((status) => status === luckyStatus.closed),
    ],
    paid: withStatus((status) => status === luckyStatus.rewarded),
  };
}

/** Cash that a task pays: minute rate x minutes (LUCKY-21), in whole cents. */
export const luckyReward = ({ luckyMinuteAmount }: Pick<MarketRules, 'luckyMinuteAmount'>): number =>
  Math.round(luckyMinuteAmount * luckyPlayMinutes * 100) / 100;

/** Why no task can be requested now. */
export type ApplyStop =
  | 'closed'
  | 'needCheckin'
  | 'maxApplies'
  | 'finished'
  | 'noQuota'
  | 'noSource'
  | 'ongoing'
  | 'applying';

export interface ApplyMoment {
  /** Number of check-ins today; undefined where it is not known or the person has no check-in task. */
  checkins: number | undefined;
  /** Number of tasks requested in this visit. */
  applies: number;
  list: Pick<LuckyList, 'luckytasks' | 'source1Info' | 'source2Info' | 'totalInfo'>;
  /** Whether a request for a task is in progress. */
  applying: boolean;
  /** The market has closed lucky tasks for now (RULES-4). */
  closed: boolean;
}

/**
 * The first reason against requesting a task: "Check-in count 0 blocks; at most 8 applies per visit; needs total quota
 * and at least one ad-network quota; only one ongoing lucky task; applying in progress shows a toast", in this order. A
 * request in progress is reported before all others: it met the other conditions when it began, and its own effects
 * (its task, its share of the quota) must not be reported as reasons. Then what nobody can change: that they are
 * closed.
 */
export function applyStop({ checkins, applies, list, applying, closed }: ApplyMoment): ApplyStop | undefined {
  if (applying) return 'applying';
  if (closed) return 'closed';
  if (checkins === 0) return 'needCheckin';
  if (applies >= luckyAppliesPerVisit) return 'maxApplies';
  if (leftOf(list.totalInfo) === 0) return list.totalInfo.count > 0 ? 'finished' : 'noQuota';
  if (leftOf(list.source1Info) === 0 && leftOf(list.source2Info) === 0) return 'noSource';
  return ongoingOf(list.luckytasks) ? 'ongoing' : undefined;
}

/** What pressing a task does. `get`: requests it; `install`: opens its window; `open` and `claim`: open its app. */
export type LuckyStep = 'get' | 'install' | 'open' | 'claim' | 'paid' | 'closed';

/**
 * The next step of a task. An installed one can be claimed when its required time of use is over.
 * @param waiting whether that time is still running
 */
export function luckyStep(taskStatus: LuckyTask['taskStatus'], waiting: boolean): LuckyStep {
  switch (taskStatus) {
    case luckyStatus.none:
      return 'get';
    case luckyStatus.assigned:
    case luckyStatus.downloading:
    case luckyStatus.clicked:
      return 'install';
    case luckyStatus.installed:
      return waiting ? 'open' : 'claim';
    case luckyStatus.rewarded:
      return 'paid';
    case luckyStatus.closed:
      return 'closed';
  }
}

/** Advice shown for "OPEN APP FAILED": open the app again for longer, or install it first. */
export const openAppAdvice = (installed: boolean): 'again' | 'first' => (installed ? 'again' : 'first');
