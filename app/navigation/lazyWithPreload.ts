/** A load that has come to its end tells so at once, without a turn of the event loop. */
export type Loadable<T> = Promise<T> & { arrived?: { value: T } };

/** Loads once, whoever asks. A load that failed is forgotten, so that the next one asks again. */
export function loadOnce<T>(load: () => Promise<T>): () => Loadable<T> {
  let kept: Loadable<T> | undefined;
  const ask = async () => {
    try {
      const value = await load();
      if (kept) kept.arrived = { value };
      return value;
    } catch (error) {
      kept = undefined;
      throw error;
    }
  };
  return () => (kept ??= ask());
}

/** For what is there already. */
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
