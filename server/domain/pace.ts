import { adWindowShowMs } from '@tally/contract/limits';
import type { TaskType } from '@tally/contract/task';

/**
 * ms after a paid check-in, draw or video before the next of them is paid (TASK-27): nobody's window closes sooner, because
 * each shows for so long. Words and quiz are the host's own windows.
 */
export const paceMs = (task: TaskType, pace: boolean): number =>
  pace && (task === 'checkin' || task === 'lottery' || task === 'videoad') ? adWindowShowMs : 0;
