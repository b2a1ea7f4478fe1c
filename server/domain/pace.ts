import { adWindowShowMs } from '@tally/contract/limits';
import type { TaskType } from '@tally/contract/task';

/**
 * Minimum time (ms) after a paid check-in, draw or video before the next of these is paid (TASK-27): each shows an ad
 * window for at least this long, so a real client can't be faster. Words and quiz run in the host's own windows and are
 * not limited.
 */
export const paceMs = (task: TaskType, pace: boolean): number =>
  pace && (task === 'checkin' || task === 'lottery' || task === 'videoad') ? adWindowShowMs : 0;
