import { floatBoxBelow } from '@tally/contract/limits/floatBox';
import { sdkGates } from '@tally/contract/limits/host';
import type { Market } from '@tally/contract/market/codes';
import type { NormalTask, TaskType } from '@tally/contract/tasks/task';
import { quotaNow } from './taskRules';

/** The task offered next: by the red button, and by the bar; `none`: nothing is. */
export type OfferedTask = 'checkin' | 'lottery' | 'videoad' | 'words' | 'none';

/**
 * The first match: login (guest), for which nothing floats because the login bar offers it; "check-in if count is 0;
 * lottery if count below 6; lucky task (never shown); video ad if count below 5; words if count below 30 and SDK 804 or
 * above; else hidden" (HOME-19). Nothing is offered before the person is known, nor a task that has no card or cannot
 * be done now.
 * @param at.ms the server's time, ms since the epoch
 */
export function offeredTask(at: {
  person: 'unknown' | 'guest' | 'active';
  tasks: readonly NormalTask[];
  market: Market;
  ms: number;
  sdk: number;
}): OfferedTask {
  if (at.person !== 'active') return 'none';
  const below = (type: keyof typeof floatBoxBelow & TaskType) =>
    at.tasks.some(
      (task) => task.taskType === type && task.count < Math.min(floatBoxBelow[type], quotaNow(task, at.market, at.ms)),
    );
  if (below('checkin')) return 'checkin';
  if (below('lottery')) return 'lottery';
  if (below('videoad')) return 'videoad';
  if (below('words') && at.sdk >= sdkGates.words) return 'words';
  return 'none';
}
