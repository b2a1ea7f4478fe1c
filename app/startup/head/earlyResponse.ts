import type { NormalTask } from '@tally/contract/tasks/task';
import type { UserInfo } from '@tally/contract/people/user';

const finite = (...numbers: unknown[]) => numbers.every((number) => Number.isFinite(number));

/**
 * Whether home can be rendered from a response without the schema's parsing. An unusual response waits for the second
 * phase, which parses it leniently.
 */
export const isDrawableUser = (user: UserInfo): boolean => finite(user.coin, user.cash);
export const areDrawableTasks = (tasks: NormalTask[]): boolean =>
  Array.isArray(tasks) && tasks.every((task) => finite(task.count, task.maxCount, task.coinReward));

/** A response to one of the page head's requests, with its text: it is read once, as soon as it arrives. */
export interface EarlyResponse {
  response: Response;
  text: string;
}

/** Waits for a response and its text. */
export const readEarly = async (answer: Promise<Response>): Promise<EarlyResponse> => {
  const response = await answer;
  return { response, text: await response.text() };
};

/**
 * Data of a request that the page head started, for the first paint only: the second phase parses the same response
 * with its schema. Undefined when the request failed, was refused or has unexpected data.
 */
export async function parseEarlyResponse<T>(
  answer: Promise<EarlyResponse> | undefined,
  fits: (data: T) => boolean,
): Promise<T | undefined> {
  try {
    const early = await answer;
    const body = early && (JSON.parse(early.text) as { code?: unknown; data: T });
    return body?.code === 200 && fits(body.data) ? body.data : undefined;
  } catch {
    return undefined;
  }
}
