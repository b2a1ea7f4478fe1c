import type { NormalTask } from '@tally/contract/task';
import type { UserInfo } from '@tally/contract/user';

const finite = (...numbers: unknown[]) => numbers.every((number) => Number.isFinite(number));

/** Whether the first picture can be drawn from an answer as it is. An odd one waits for the second phase, which reads it tolerantly. */
export const isDrawableUser = (user: UserInfo): boolean => finite(user.coin, user.cash);
export const areDrawableTasks = (tasks: NormalTask[]): boolean =>
  Array.isArray(tasks) && tasks.every((task) => finite(task.count, task.maxCount, task.coinReward));

/**
 * The data of a call that the page head started, for the first picture only: the second phase looks at the same answer
 * with its schema. Undefined when it failed, was refused or does not fit.
 */
export async function parseEarlyResponse<T>(
  answer: Promise<Response> | undefined,
  fits: (data: T) => boolean,
): Promise<T | undefined> {
  try {
    const response = await answer;
    const body = response && ((await response.clone().json()) as { code?: unknown; data: T });
    return body?.code === 200 && fits(body.data) ? body.data : undefined;
  } catch {
    return undefined;
  }
}
