import type { NormalTask } from '@tally/contract/task';
import type { UserInfo } from '@tally/contract/user';

const finite = (...numbers: unknown[]) => numbers.every((number) => Number.isFinite(number));

/**
 * Whether home can be rendered from a response without the schema's parsing. An unusual response waits for the second
 * phase, which parses it leniently.
 */
export const isDrawableUser = (user: UserInfo): boolean => finite(user.coin, user.cash);
export const areDrawableTasks = (tasks: NormalTask[]): boolean =>
  Array.isArray(tasks) && tasks.every((task) => finite(task.count, task.maxCount, task.coinReward));

/**
 * Data of a request that the page head started, for the first paint only: the second phase parses the same response
 * with its schema. Undefined when the request failed, was refused or has unexpected data.
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
