import type { TaskType } from '@tally/contract/tasks/task';

/**
 * All actions that can be tapped on home, as strings, so that taps can be stored before the app is loaded
 * (startup/head/earlyTaps).
 */
export type HomeTap =
  | `task:${TaskType}`
  | 'income'
  | 'withdraw'
  | 'team'
  | 'rules'
  | 'close'
  | 'login'
  | 'invite'
  | 'copy'
  | 'newbie'
  | 'lucky'
  | 'tasks'
  | 'retry';

/** The task that a tap belongs to, if any. */
export const tappedTask = (tap: string): TaskType | undefined =>
  tap.startsWith('task:') ? (tap.slice(5) as TaskType) : undefined;
