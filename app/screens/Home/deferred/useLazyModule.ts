import { useEffect, useState } from 'react';

/**
 * What only some people see has a file of its own, fetched when it is wanted. Where it does not arrive home goes on without
 * it, and the next opening asks again.
 */
export function useLazyModule<Module>(wanted: boolean, load: () => Promise<Module>): Module | undefined {
  const [loaded, setLoaded] = useState<Module>();
  useEffect(() => {
    if (wanted)
      void load().then(setLoaded, () => {
        // Nothing stands in its place.
      });
  }, [wanted, load]);
  return loaded;
}
