import { useEffect, useState } from 'react';

/**
 * Loads a module that only some people need, once it is wanted. If loading fails, home works without it, and the next
 * opening tries again.
 */
export function useLazyModule<Module>(wanted: boolean, load: () => Promise<Module>): Module | undefined {
  const [loaded, setLoaded] = useState<Module>();
  useEffect(() => {
    if (wanted)
      void load().then(setLoaded, () => {
        // Ignored: nothing is rendered in place of a module that failed to load.
      });
  }, [wanted, load]);
  return loaded;
}
