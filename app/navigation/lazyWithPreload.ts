/** A promise whose value can be read synchronously once it has been fulfilled. */
export type Loadable<T> = Promise<T> & { arrived?: { value: T } };

/** Loads once, for all callers. A failed load is not cached, so that the next call tries again. */
export function loadOnce<T>(load: () => Promise<T>): () => Loadable<T> {
  let current: Loadable<T> | undefined;
  const start = async () => {
    try {
      const value = await load();
      if (current) current.arrived = { value };
      return value;
    } catch (error) {
      current = undefined;
      throw error;
    }
  };
  return () => (current ??= start());
}

/** Wraps a value that is already available as a load. */
export const alreadyLoaded = <T>(value: T): Loadable<T> =>
  Object.assign(Promise.resolve(value), { arrived: { value } });

/** Combines two loads into one. */
export function loadBoth<A, B>(a: Loadable<A>, b: Loadable<B>): Loadable<[A, B]> {
  const all: Loadable<[A, B]> = Promise.all([a, b]);
  if (a.arrived && b.arrived) all.arrived = { value: [a.arrived.value, b.arrived.value] };
  return all;
}

/**
 * Adapts a load for React's `lazy`, so that a module that is already loaded is rendered at once. With a regular promise
 * React would show the fallback first, and it delays content after a fallback by 300 ms.
 */
export function mapLoaded<A, T>(load: Loadable<A>, make: (a: A) => T): Promise<T> {
  if (!load.arrived) return load.then(make);
  const made = make(load.arrived.value);
  // A minimal thenable is enough, because `lazy` only calls `then`.
  return { then: (done: (made: T) => void) => done(made) } as Promise<T>;
}
