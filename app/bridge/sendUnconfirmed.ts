import { taskInfos } from '@tally/contract/task';
import { outcomeUnknown, type ApiError } from '../api/apiError';
import type { WindowRegistry } from './windowRegistry';

/** What a request ended in, as an endpoint gives it. */
export interface RequestResult<D> {
  data?: D | undefined;
  error?: unknown;
}

/**
 * Sends the request that a window led to, under the window's idempotency key, unless the same request is still
 * running. Any answer of the server, also a refusal, confirms the request; without one, or while an ad network has not
 * confirmed it, it stays in the registry and is repeated with its old key (`requestUnconfirmed`). A rejection counts as no answer.
 * @returns undefined while the same request is running
 */
export type SendUnconfirmed = <D>(
  key: string,
  request: () => PromiseLike<RequestResult<D>>,
) => Promise<RequestResult<D> | undefined>;

export function createSendUnconfirmed(registry: Pick<WindowRegistry, 'confirm'>): SendUnconfirmed {
  const running = new Set<string>();
  return async (key, request) => {
    if (running.has(key)) return undefined;
    running.add(key);
    try {
      const result = await request();
      const { error, data } = result as RequestResult<{ info?: string } | null>;
      // What an ad network has still to confirm is paid by the server itself (TASK-30): asked again, it says so.
      if (error ? !outcomeUnknown(error) : data?.info !== taskInfos.beingConfirmed) registry.confirm(key);
      return result;
    } catch {
      return { error: { kind: 'offline' } satisfies ApiError };
    } finally {
      running.delete(key);
    }
  };
}
