import { morningHalf, type Market } from '@tally/contract/homeMarket';
import type { TaskState } from './taskRules';

/** The day's tasks: how many there are for this person and phone, and how many are done. */
export interface Day {
  total: number;
  done: number;
}

/**
 * The day counts the tasks that have a card and can be done on this phone; done is what is used up until tomorrow, not what
 * rests until a later hour of the day (TASK-28). Undefined while a count is missing.
 */
export function dayOf(tasks: readonly { state: TaskState; count?: number }[]): Day | undefined {
  const open = tasks.filter(({ state }) => state !== 'locked');
  if (open.length === 0 || open.some(({ count }) => count === undefined)) return undefined;
  return { total: open.length, done: open.filter(({ state }) => state === 'finished').length };
}

/**
 * Where nothing can be done now: when the next chance opens (TASK-28, TASK-29). `today`: something rests until a later hour of
 * the day; `tomorrow`: all is used up. Undefined while a task can be done, or is not known.
 */
export function nextChance(tasks: readonly { state: TaskState }[]): 'today' | 'tomorrow' | undefined {
  const states = tasks.map(({ state }) => state).filter((state) => state !== 'locked');
  if (states.length === 0 || states.some((state) => state !== 'finished' && state !== 'resting')) return undefined;
  return states.includes('resting') ? 'today' : 'tomorrow';
}

/** The hour from which a resting task can be done again today (TASK-29), e.g. `11:00`; '' where no market's rule says so. */
export function opensTodayAt(market: Market): string {
  const rule = morningHalf[market];
  return rule ? `${String(rule.untilHour).padStart(2, '0')}:00` : '';
}
