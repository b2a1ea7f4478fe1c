import { taskInfos } from '@tally/contract/tasks/task';
import { outcomeUnknown, type ApiError } from '../api/apiError';
import type { WindowRegistry } from './windows/windowRegistry';

/** Result of a request, in the form that an endpoint returns. */
export interface RequestResult<D> {
  data?: D | undefined;
  error?: unknown;
}

/**
 * Sends the request that a window led to, under the window's idempotency key, unless the same request is still running.
 * Any response of the server, including a refusal, confirms the request. Without one, while the ad network has not
 * confirmed the reward, or when a repeat has come sooner after another reward than the server's pace allows, the request
 * stays in the registry and is repeated with its old key (`requestUnconfirmed`). A rejected promise counts as no
 * response.
 * @param isRepeat whether the request was sent before
 * @returns undefined while the same request is running
 */
export type SendOnce = <D>(
  key: string,
  request: () => PromiseLike<RequestResult<D>>,
  isRepeat?: boolean,
) => Promise<RequestResult<D> | undefined>;

/**
 * Whether the server may still pay this key: it awaits the ad network's confirmation, after which it pays without a
 * further request (TASK-30), or several rewards that had no answer have come at once (TASK-32).
 */
const isUndecided = (info: string | undefined, isRepeat: boolean): boolean =>
  info === taskInfos.beingConfirmed || (isRepeat && info === taskInfos.later);

export function createSendOnce(registry: Pick<WindowRegistry, 'confirm'>): SendOnce {
  const running = new Set<string>();
  return async (key, request, isRepeat = false) => {
    if (running.has(key)) return undefined;
    running.add(key);
    try {
      const result = await request();
      const { error, data } = result as RequestResult<{ info?: string } | null>;
      if (error ? !outcomeUnknown(error) : !isUndecided(data?.info, isRepeat)) registry.confirm(key);
      return result;
    } catch {
      return { error: { kind: 'offline' } satisfies ApiError };
    } finally {
      running.delete(key);
    }
  };
}
