import { morningHalf } from '@tally/contract/limits/task';
import type { Market } from '@tally/contract/market/codes';
import { formatHour } from '@tally/locales/formatHour';
import type { TaskState } from '@tally/ui/TaskCard';
import type { NormalTask } from '@tally/contract/tasks/task';

/** Progress of the day: how many tasks are available to this person on this phone, and how many of them are done. */
export interface Day {
  total: number;
  done: number;
}

/** States of tasks that nobody can do on this phone, or now in this market (RULES-4). */
const notOffered: readonly TaskState[] = ['locked', 'closed'];

/**
 * Counts the tasks that have a card and can be done on this phone. A task counts as done when it is used up until
 * tomorrow, not when it is available again at a later hour of the day (TASK-28). Undefined while a count is missing.
 */
export function dayOf(tasks: readonly { state: TaskState; count?: number }[]): Day | undefined {
  const open = tasks.filter(({ state }) => !notOffered.includes(state));
  if (open.length === 0 || open.some(({ count }) => count === undefined)) return undefined;
  return { total: open.length, done: open.filter(({ state }) => state === 'finished').length };
}

/**
 * When no task can be done now: when the next one becomes available (TASK-28, TASK-29). `today`: a task is available
 * again at a later hour of the day; `tomorrow`: all are used up. Undefined while a task can be done, or this is not
 * known.
 */
export function nextChance(tasks: readonly { state: TaskState }[]): 'today' | 'tomorrow' | undefined {
  const states = tasks.map(({ state }) => state).filter((state) => !notOffered.includes(state));
  if (states.length === 0 || states.some((state) => state !== 'finished' && state !== 'resting')) return undefined;
  return states.includes('resting') ? 'today' : 'tomorrow';
}

/**
 * Hour by which a resting task can be done again today (TASK-3, TASK-29), e.g. `12.00`, in every text the same; '' in
 * markets without such a rule.
 */
export function opensTodayBy(market: Market): string {
  const rule = morningHalf[market];
  return rule ? formatHour(rule.statedHour * 60, market) : '';
}

type DayTask = { readonly state: TaskState } & Partial<Pick<NormalTask, 'maxCount' | 'coinAverage'>>;

/**
 * The most coins that the tasks of a day bring somebody (DAY-3): every round of each task that can be done on this
 * phone, by what it brings on average. Undefined where a backend does not say that of each.
 */
export function mostOfDay(tasks: readonly DayTask[]): number | undefined {
  const coins = tasks
    .filter(({ state }) => !notOffered.includes(state))
    .reduce((sum, { maxCount = NaN, coinAverage = NaN }) => sum + maxCount * coinAverage, 0);
  return coins > 0 ? coins : undefined;
}
