import type { NormalTask, TaskType } from '@tally/contract/tasks/task';

/** From this share of the most that a draw can pay its result is a large one. */
const largeFrom = 0.75;

/**
 * How large a result is (EARN-6). Only a draw pays a different amount each time; what is always the same, or its most not
 * known, is `usual`.
 * @param paid coins
 * @param tasks as the server says them: the coins of a draw are the most that it pays
 */
export function rewardSize(
  task: TaskType | undefined,
  paid: number,
  tasks: readonly Pick<NormalTask, 'taskType' | 'coinReward'>[] = [],
): 'usual' | 'large' {
  const most = tasks.find(({ taskType }) => taskType === task)?.coinReward ?? NaN;
  return task === 'lottery' && paid > 0 && paid >= most * largeFrom ? 'large' : 'usual';
}
