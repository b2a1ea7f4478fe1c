import type { Dispatch } from '@reduxjs/toolkit';
import { hostBackName, hostCallbacks, hostQueueName, type HostCallbackName } from '@tally/contract/host';
import { callbackDropped, type CallbackDrop } from './actions';
import type { CallbackQueue } from './callbackQueue';
import type { Callback } from './callbacks';

interface Needs {
  callbacks: Record<HostCallbackName, Callback>;
  dispatch: Dispatch;
  queue: Pick<CallbackQueue, 'enqueue'>;
  /** The host's back key. True when the page went back itself. */
  hostBack(): boolean;
}

const isCallback = (name: unknown): name is HostCallbackName => hostCallbacks.some((known) => known === name);

/** Calls that the page head's stub queued, in order; whatever is not one is left out. */
function takeEarlyCalls(page: Record<string, unknown>): [HostCallbackName, readonly unknown[]][] {
  const early = page[hostQueueName];
  if (!Array.isArray(early)) return [];
  return (early.splice(0) as unknown[]).flatMap((entry) =>
    Array.isArray(entry) && isCallback(entry[0])
      ? [[entry[0], Array.isArray(entry[1]) ? (entry[1] as unknown[]) : []]]
      : [],
  );
}

/**
 * Puts the callbacks on the page and runs the calls that came before. They never throw into the host.
 * @returns takes them off again
 */
export function installCallbacks(page: Record<string, unknown>, needs: Needs): () => void {
  const { callbacks, dispatch, queue } = needs;
  const run = (fn: HostCallbackName, args: readonly unknown[]) => {
    queue.enqueue(() => {
      let why: CallbackDrop | undefined;
      try {
        why = callbacks[fn](...args);
      } catch {
        why = 'malformed';
      }
      if (why) dispatch(callbackDropped({ fn, why }));
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
  for (const [fn, args] of takeEarlyCalls(page)) run(fn, args);
  return () => {
    for (const fn of [...hostCallbacks, hostBackName]) delete page[fn];
  };
}
