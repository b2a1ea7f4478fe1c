import { useEffect, useRef, useState } from 'react';
import { useAppContext } from '../../platform/appContext';
import type { DeferredChunk } from '../../startup/deferredChunk';

/** The late part of home is fetched this long after home's first entry, ms: before the first thing of it is due. */
const fetchAfterMs = 400;

interface LateHome {
  HomeLate: DeferredChunk['DeferredHome'];
  /** When home was entered first, monotonic ms. */
  since: number;
}

/** What comes late on home, once it has arrived. Where it did not, it is asked for again at the next entry. */
export function useDeferredHome(visible: boolean): LateHome | undefined {
  const { services, deferredChunk } = useAppContext();
  const [late, setLate] = useState<LateHome>();
  const entered = useRef<number>(undefined);
  const wanted = visible && !late;
  useEffect(() => {
    if (!wanted) return;
    const since = (entered.current ??= services.elapsed());
    return services.after(
      fetchAfterMs,
      () =>
        void deferredChunk().then(
          ({ DeferredHome }) => setLate({ HomeLate: DeferredHome, since }),
          () => undefined,
        ),
    );
  }, [wanted, services, deferredChunk]);
  return late;
}
