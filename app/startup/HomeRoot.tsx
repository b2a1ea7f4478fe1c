import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { HomeView } from '../screens/Home/HomeView';
import { homeElementId } from './homeElement';
import type { HomeStore } from './homeStore';

/**
 * Draws home in both phases, in the same elements, and the app beside it. Home is hidden, not unmounted, while another page
 * is shown, and comes back where it was scrolled to.
 */
export function HomeRoot({ store, onHydrated }: { store: HomeStore; onHydrated?: () => void }) {
  const { home, t, serviceW, visible, app } = useSyncExternalStore(store.subscribe, store.get, store.getPrerendered);
  const scrolled = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (!visible) return;
    // The first time, the person may have scrolled the prerendered page already: it stays where it is.
    if (scrolled.current !== undefined) scrollTo(0, scrolled.current);
    scrolled.current ??= 0;
    const remember = () => {
      scrolled.current = scrollY;
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [visible]);
  // Behind the subscription to the store, which looks at it in an effect too: both are drawn in one frame.
  useEffect(() => onHydrated?.(), [onHydrated]);
  const onTap = useCallback<HomeStore['tap']>((tap) => store.tap(tap), [store]);
  const onRoot = useCallback((root: HTMLElement | null) => store.set({ root }), [store]);
  return (
    <>
      {home && (
        <div id={homeElementId} ref={onRoot} hidden={!visible}>
          <HomeView home={home} t={t} serviceW={serviceW} onTap={onTap} />
        </div>
      )}
      {app}
    </>
  );
}
