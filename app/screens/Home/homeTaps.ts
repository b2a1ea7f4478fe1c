import type { TaskType } from '@tally/contract/task';

/** Everything that can be tapped on home, as a word: it survives the time before the app is there (startup/homeStore). */
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
  | 'retry'
  | `ad:${number}`
  | 'float';

/** The task a tap is for. */
export const tappedTask = (tap: string): TaskType | undefined =>
  tap.startsWith('task:') ? (tap.slice(5) as TaskType) : undefined;
