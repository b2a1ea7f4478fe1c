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
 * Any response of the server, including a refusal, confirms the request. Without one, or while the ad network has not
 * confirmed the reward, the request stays in the registry and is repeated with its old key (`requestUnconfirmed`).
 * A rejected promise counts as no response.
 * @returns undefined while the same request is running
 */
export type SendOnce = <D>(
  key: string,
  request: () => PromiseLike<RequestResult<D>>,
) => Promise<RequestResult<D> | undefined>;

export function createSendOnce(registry: Pick<WindowRegistry, 'confirm'>): SendOnce {
  const running = new Set<string>();
  return async (key, request) => {
    if (running.has(key)) return undefined;
    running.add(key);
    try {
      const result = await request();
      const { error, data } = result as RequestResult<{ info?: string } | null>;
      // A reward that awaits the ad network's confirmation is paid by the server without a further request (TASK-30);
      // repeating the request returns the outcome.
      if (error ? !outcomeUnknown(error) : data?.info !== taskInfos.beingConfirmed) registry.confirm(key);
      return result;
    } catch {
      return { error: { kind: 'offline' } satisfies ApiError };
    } finally {
      running.delete(key);
    }
  };
}
