import { luckyAppliesPerVisit } from '@tally/contract/limits';
import { luckyStatus, type LuckyList, type LuckyQuota, type LuckyTask } from '@tally/contract/lucky';

/** How many lucky tasks are still to be had; never negative, whatever the server counts. */
export const leftOf = ({ total, count }: LuckyQuota): number => Math.max(0, total - count);

/** "Only one ongoing lucky task": assigned (1) to installed (4). */
export const isOngoing = ({ taskStatus }: Pick<LuckyTask, 'taskStatus'>): boolean =>
  taskStatus > luckyStatus.none && taskStatus < luckyStatus.rewarded;

/** The task that the person works on, if there is one. */
export const ongoingOf = (tasks: readonly LuckyTask[]): LuckyTask | undefined => tasks.find(isOngoing);

/** Why no task is requested now. */
export type ApplyStop = 'needCheckin' | 'maxApplies' | 'finished' | 'noQuota' | 'noSource' | 'ongoing' | 'applying';

export interface ApplyMoment {
  /** How often the person checked in today; undefined where it is not known or there is no check-in for them. */
  checkins: number | undefined;
  /** Tasks requested since the page was opened. */
  applies: number;
  list: Pick<LuckyList, 'luckytasks' | 'source1Info' | 'source2Info' | 'totalInfo'>;
  /** A task is being requested. */
  applying: boolean;
}

/**
 * "Check-in count 0 blocks; at most 8 applies per visit; needs total quota and at least one ad-network quota; only one
 * ongoing lucky task; applying in progress shows a toast", in this order. An application under way met all of them when
 * it began, and what it changed since (its own task, its own share of the quota) is no reason against it.
 */
export function applyStop({ checkins, applies, list, applying }: ApplyMoment): ApplyStop | undefined {
  if (applying) return 'applying';
  if (checkins === 0) return 'needCheckin';
  if (applies >= luckyAppliesPerVisit) return 'maxApplies';
  if (leftOf(list.totalInfo) === 0) return list.totalInfo.count > 0 ? 'finished' : 'noQuota';
  if (leftOf(list.source1Info) === 0 && leftOf(list.source2Info) === 0) return 'noSource';
  return ongoingOf(list.luckytasks) ? 'ongoing' : undefined;
}

/** What a press on a task does. `get`: requests it; `install`: its window; `open` and `claim`: its app. */
export type LuckyStep = 'get' | 'install' | 'open' | 'claim' | 'paid' | 'closed';

/**
 * The step that a task waits for. An installed one can be claimed when its time of use is over.
 * @param waiting whether its time still runs
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

/** What "OPEN APP FAILED" asks for: opening the app again, for longer, or getting it first. */
export const openAppAdvice = (installed: boolean): 'again' | 'first' => (installed ? 'again' : 'first');
