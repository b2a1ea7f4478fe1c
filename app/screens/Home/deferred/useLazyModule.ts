import { useEffect, useState } from 'react';

/**
 * Loads a module that only some people need, once it is wanted. If loading fails, home works without it, and the next
 * opening tries again.
 *
 * @returns undefined while it is not there, null if it could not be loaded
 */
export function useLazyModule<Module>(wanted: boolean, load: () => Promise<Module>): Module | null | undefined {
  const [loaded, setLoaded] = useState<Module | null>();
  useEffect(() => {
    if (wanted) void load().then(setLoaded, () => setLoaded(null));
  }, [wanted, load]);
  return loaded;
}
