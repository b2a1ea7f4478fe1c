import { sdkGates } from '@tally/contract/limits/host';
import { defaultCoinRewards, defaultMaxCounts, lotteryGreenBelow } from '@tally/contract/limits/task';
import type { Market } from '@tally/contract/market/codes';
import { localTime } from '@tally/contract/rules/marketClock';
import type { MarketRules } from '@tally/contract/rules/marketRules';
import { quotaAt } from '@tally/contract/rules/quota';
import type { NormalTask, TaskType } from '@tally/contract/tasks/task';
import type { UserInfo } from '@tally/contract/people/user';
import type { TaskState } from '@tally/ui/TaskCard';

/** Order of the task cards on home. */
export const taskOrder: readonly TaskType[] = ['checkin', 'lottery', 'videoad', 'words', 'quiz'];

/**
 * Guests see these tasks with the rewards and maxima of their market's document (HOME-18, RULES-2); until it is loaded,
 * and where the backend has none, with the default ones (TASK-21, TASK-22).
 */
export const guestTasks = (rules: MarketRules['tasks'] = []): readonly NormalTask[] =>
  taskOrder.map((taskType) => {
    const own = rules.find((rule) => rule.taskType === taskType);
    return {
      taskType,
      count: 0,
      maxCount: own?.maxCount ?? defaultMaxCounts[taskType],
      coinReward: own?.coinReward ?? defaultCoinRewards[taskType],
      cashReward: 0,
      ...(own?.coinAverage !== undefined && { coinAverage: own.coinAverage }),
    };
  });

/**
 * The task's quota up to this moment.
 * @param ms the server's time, ms since the epoch
 */
export const quotaNow = (task: NormalTask, market: Market, ms: number): number =>
  quotaAt(task, market, localTime(ms, market).minutes);

/** Whether the morning's quota is used up and the rest becomes available later in the day. */
export const morningUsedUp = (task: NormalTask, market: Market, ms: number): boolean =>
  task.count >= quotaNow(task, market, ms) && task.count < task.maxCount;

/** Whether the host is too old for a task: "Words task needs SDK 804 or above; quiz 815 or above" (TASK-17). */
const taskLocked = (type: TaskType, sdk: number): boolean =>
  (type === 'words' && sdk < sdkGates.words) || (type === 'quiz' && sdk < sdkGates.quiz);

const flags = {
  checkin: 'showCheckInTask',
  lottery: 'showLotteryTask',
  videoad: 'showVideoAdTask',
  words: 'showWordsTask',
  quiz: 'showQuizTask',
} as const satisfies Record<TaskType, keyof UserInfo>;

/**
 * Whether a task has a card. Depends on the person's flags (PERSON-5), and "words and quiz are shown by default unless
 * the package name contains word or quiz" (TASK-18).
 */
export function taskShown(type: TaskType, pkgName: string, user: UserInfo | undefined): boolean {
  const own = { words: 'word', quiz: 'quiz' } as const;
  if ((type === 'words' || type === 'quiz') && pkgName.toLowerCase().includes(own[type])) return false;
  return user ? user[flags[type]] : true;
}

/**
 * The card state of a logged-in person's task. `cooling`: the lottery's cooldown after a draw is running; `closed`: by
 * the market; neither this nor an old phone app changes what is done for today.
 */
export function taskState(
  task: NormalTask,
  at: { market: Market; ms: number; sdk: number; cooling: boolean; closed: boolean },
): TaskState {
  if (task.count >= task.maxCount) return 'finished';
  if (at.closed) return 'closed';
  if (taskLocked(task.taskType, at.sdk)) return 'locked';
  const left = quotaNow(task, at.market, at.ms) - task.count;
  if (left <= 0) return 'resting';
  if (task.taskType !== 'lottery') return 'ready';
  return at.cooling ? 'counting' : left < lotteryGreenBelow ? 'low' : 'ready';
}
