/** A promise whose value can be read synchronously once it has been fulfilled. */
export type Loadable<T> = Promise<T> & { arrived?: { value: T } };

/** Loads once, for all callers. A load that failed is forgotten, so that the next call tries again. */
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

/** A value that is there already, as a load. */
export const alreadyLoaded = <T>(value: T): Loadable<T> =>
  Object.assign(Promise.resolve(value), { arrived: { value } });

/** Two loads as one. */
export function loadBoth<A, B>(a: Loadable<A>, b: Loadable<B>): Loadable<[A, B]> {
  const all: Loadable<[A, B]> = Promise.all([a, b]);
  if (a.arrived && b.arrived) all.arrived = { value: [a.arrived.value, b.arrived.value] };
  return all;
}

/**
 * For `lazy`: what has arrived is drawn at once. A promise would first show the fallback, and React holds back what comes
 * after a fallback for 300 ms.
 */
export function mapLoaded<A, T>(load: Loadable<A>, make: (a: A) => T): Promise<T> {
  if (!load.arrived) return load.then(make);
  const made = make(load.arrived.value);
  // `lazy` only ever calls `then`.
  return { then: (done: (made: T) => void) => done(made) } as Promise<T>;
}
