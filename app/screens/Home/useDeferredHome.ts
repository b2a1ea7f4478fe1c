import { useEffect, useRef, useState } from 'react';
import { useChunks, useServices } from '../../state/appContext';
import type { DeferredChunk } from '../../state/appStore';
import type { PersistentHome } from './mountedHome';

/** The deferred part of home is loaded this long after home's first entry, ms: before its first delayed part is due. */
const fetchAfterMs = 400;

interface DeferredPart {
  DeferredHome: DeferredChunk['DeferredHome'];
  /** When home was first entered, monotonic ms. */
  since: number;
}

/** The deferred part of home, once it has loaded. After a failure it is requested again at the next entry. */
export function useDeferredHome({
  home,
  visible,
}: {
  home: PersistentHome;
  visible: boolean;
}): DeferredPart | undefined {
  const services = useServices();
  const { deferredChunk } = useChunks();
  const [deferred, setDeferred] = useState<DeferredPart>();
  const entered = useRef<number>(undefined);
  const wanted = visible && !deferred;
  useEffect(() => {
    if (!wanted) return;
    const since = (entered.current ??= services.elapsed());
    return services.after(
      fetchAfterMs,
      () => void deferredChunk().then(({ DeferredHome }) => setDeferred({ DeferredHome, since }), home.markStable),
    );
  }, [wanted, services, deferredChunk, home]);
  return deferred;
}
