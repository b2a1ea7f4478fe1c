import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { HomeView } from '../screens/Home/HomeView';
import { homeElementId } from './homeElement';
import type { HomeStore } from './homeStore';

/**
 * Renders home in both phases, in the same elements, and the app beside it. Home is hidden, not unmounted, while
 * another page is shown, and keeps its scroll position.
 */
export function HomeRoot({ store, onHydrated }: { store: HomeStore; onHydrated?: () => void }) {
  const { home, t, serviceW, visible, app } = useSyncExternalStore(store.subscribe, store.get, store.getPrerendered);
  const scrolled = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (!visible) return;
    // On the first run the person may already have scrolled the prerendered page: its position is kept.
    if (scrolled.current !== undefined) scrollTo(0, scrolled.current);
    scrolled.current ??= 0;
    const remember = () => {
      scrolled.current = scrollY;
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [visible]);
  // Declared after the store's subscription, which also reads the store in an effect: both updates are painted in one
  // frame.
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
