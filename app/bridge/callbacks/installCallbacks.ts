import type { Dispatch } from 'redux';
import { hostBackName, hostCallbacks, hostQueueName, type HostCallbackName } from '@tally/contract/host/host';
import { callbackDropped, type CallbackDrop } from '../actions';
import type { CallbackQueue } from './callbackQueue';
import type { Callback } from './callbacks';

interface Needs {
  callbacks: Record<HostCallbackName, Callback>;
  dispatch: Dispatch;
  queue: Pick<CallbackQueue, 'enqueue'>;
  /** Handles the host's back key. Returns true when the page itself went back. */
  hostBack(): boolean;
}

const isCallback = (name: unknown): name is HostCallbackName => hostCallbacks.some((known) => known === name);

/** Calls queued by the stub in the page head, in order; entries that are not valid calls are left out. */
function drainEarlyCalls(page: Record<string, unknown>): [HostCallbackName, readonly unknown[]][] {
  const early = page[hostQueueName];
  if (!Array.isArray(early)) return [];
  return (early.splice(0) as unknown[]).flatMap((entry) =>
    Array.isArray(entry) && isCallback(entry[0])
      ? [[entry[0], Array.isArray(entry[1]) ? (entry[1] as unknown[]) : []]]
      : [],
  );
}

/**
 * Installs the callbacks on the page and runs the calls queued before. Callbacks never throw into the host.
 * @returns a function that removes the callbacks
 */
export function installCallbacks(page: Record<string, unknown>, needs: Needs): () => void {
  const { callbacks, dispatch, queue } = needs;
  const run = (fn: HostCallbackName, args: readonly unknown[]) => {
    queue.enqueue(() => {
      let reason: CallbackDrop | undefined;
      try {
        reason = callbacks[fn](...args);
      } catch {
        reason = 'malformed';
      }
      if (reason) dispatch(callbackDropped({ fn, reason }));
    });
  };
  for (const fn of hostCallbacks) page[fn] = (...args: unknown[]) => run(fn, args);
  page[hostBackName] = () => {
    try {
      return needs.hostBack();
    } catch {
      return false;
    }
  };
  for (const [fn, args] of drainEarlyCalls(page)) run(fn, args);
  return () => {
    for (const fn of [...hostCallbacks, hostBackName]) delete page[fn];
  };
}
