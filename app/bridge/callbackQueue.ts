/** Lets callbacks wait while a native call runs. */
export interface CallbackQueue {
  /** Runs the work now, or when the running native call has returned. */
  enqueue(work: () => void): void;
  /** Makes a native call and dispatches what it did before any callback runs. */
  during<T>(call: () => T): T;
}

/**
 * The host may answer a window inside the very call that opens it. The answer then waits, so that `windowOpened` is
 * dispatched before `windowResult`.
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
