import { useEffect, useRef, useState } from 'react';
import { useOutside } from '../../hooks';
import type { LateKit } from '../../lateKit';

/** The late part of home is fetched this long after home's first entry, ms: before the first thing of it is due. */
const fetchAfterMs = 400;

interface LateHome {
  HomeLate: LateKit['HomeLate'];
  /** When home was entered first, monotonic ms. */
  since: number;
}

/** What comes late on home, once it has arrived. Where it did not, it is asked for again at the next entry. */
export function useLateHome(visible: boolean): LateHome | undefined {
  const { services, lateKit } = useOutside();
  const [late, setLate] = useState<LateHome>();
  const entered = useRef<number>(undefined);
  const wanted = visible && !late;
  useEffect(() => {
    if (!wanted) return;
    const since = (entered.current ??= services.elapsed());
    return services.after(
      fetchAfterMs,
      () =>
        void lateKit().then(
          ({ HomeLate }) => setLate({ HomeLate, since }),
          () => undefined,
        ),
    );
  }, [wanted, services, lateKit]);
  return late;
}
