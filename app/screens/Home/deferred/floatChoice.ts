import { floatBoxBelow, sdkGates } from '@tally/contract/limits';
import type { NormalTask, TaskType } from '@tally/contract/task';

/** What the floating box offers; `none`: it is hidden. */
export type FloatChoice = 'checkin' | 'lottery' | 'videoad' | 'words' | 'none';

/**
 * First match: login (guest), which the login bar already offers, so nothing floats beside it; "check-in if count is 0; lottery if count below 6; lucky task (never shown); video ad if count
 * below 5; words if count below 30 and SDK 804 or above; else hidden" (HOME-19). Nothing is offered
 * before it is known who is there, nor a task that has no card.
 */
export function floatChoice(at: {
  person: 'unknown' | 'guest' | 'active';
  tasks: readonly Pick<NormalTask, 'taskType' | 'count'>[];
  sdk: number;
}): FloatChoice {
  if (at.person !== 'active') return 'none';
  const below = (type: keyof typeof floatBoxBelow & TaskType) =>
    at.tasks.some((task) => task.taskType === type && task.count < floatBoxBelow[type]);
  if (below('checkin')) return 'checkin';
  if (below('lottery')) return 'lottery';
  if (below('videoad')) return 'videoad';
  if (below('words') && at.sdk >= sdkGates.words) return 'words';
  return 'none';
}
