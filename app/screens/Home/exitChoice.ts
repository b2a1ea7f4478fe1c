import type { NormalTask } from '@tally/contract/tasks/task';

/** The alternative offered by the exit dialog. */
export type ExitChoice = 'login' | 'withdraw' | 'checkin' | 'lottery' | 'lucky' | 'default';

/**
 * "Guest gets login-to-withdraw; not yet withdrawn gets withdraw; else check-in if 0, lottery if 0, lucky task if total
 * count 0, else default" (HOME-20). Counts that are unknown are not offered.
 */
export function exitChoice(at: {
  active: boolean;
  withdrawn: boolean;
  tasks: readonly NormalTask[] | undefined;
  luckyCount: number | undefined;
}): ExitChoice {
  const count = (type: NormalTask['taskType']) => at.tasks?.find((task) => task.taskType === type)?.count;
  if (!at.active) return 'login';
  if (!at.withdrawn) return 'withdraw';
  if (count('checkin') === 0) return 'checkin';
  if (count('lottery') === 0) return 'lottery';
  if (at.luckyCount === 0) return 'lucky';
  return 'default';
}
