/** Lets work wait while a native call is under way. */
export interface CallbackQueue {
  /** Runs the work now, or when the turn that is under way ends. */
  enqueue(work: () => void): void;
  /** A turn: a native call and what has to be said about it before any answer is heard. */
  during<T>(call: () => T): T;
}

/**
 * The host may answer a window inside the very call that opens it. The answer then waits, so that
 * everyone hears first that the window is open.
 */
export function createCallbackQueue(): CallbackQueue {
  let held: (() => void)[] | undefined;
  return {
    enqueue: (work) => {
      if (held) held.push(work);
      else work();
    },
    during: (call) => {
      if (held) return call();
      const waiting: (() => void)[] = (held = []);
      try {
        return call();
      } finally {
        held = undefined;
        waiting.forEach((work) => work());
      }
    },
  };
}
