/** Defers host callbacks that arrive while a native call is running. */
export interface CallbackQueue {
  /** Runs the callback now, or when the running native call has returned. */
  enqueue(work: () => void): void;
  /** Makes a native call and dispatches its effects before any deferred callback runs. */
  during<T>(call: () => T): T;
}

/**
 * The host may call back synchronously, inside the call that opens a window. Such a callback is deferred, so that
 * `windowOpened` is dispatched before `windowResult`.
 */
export function createCallbackQueue(): CallbackQueue {
  let waiting: (() => void)[] | undefined;
  return {
    enqueue: (work) => {
      if (waiting) waiting.push(work);
      else work();
    },
    during: (call) => {
      if (waiting) return call();
      const queued: (() => void)[] = (waiting = []);
      try {
        return call();
      } finally {
        waiting = undefined;
        queued.forEach((work) => work());
      }
    },
  };
}
