import { Suspense, use, useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { HomeView } from '../../screens/Home/HomeView';
import { HomeBoundary } from './HomeBoundary';
import { homeElementId } from './homeElement';
import type { HomeStore } from '../homeStore';

export interface HomeRootProps {
  store: HomeStore;
  /** Home is hydrated once this is fulfilled. Default: at once. */
  ready?: Promise<void> | undefined;
  onHydrated?: () => void;
}

/** Home's view. Hidden, not unmounted, while another page is shown, so that it keeps its scroll position. */
function HomePart({ store, ready, onHydrated }: HomeRootProps) {
  if (ready) use(ready);
  const { home, t, serviceW, visible, stable } = useSyncExternalStore(store.subscribe, store.get, store.getPrerendered);
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
    home && (
      <div id={homeElementId} ref={onRoot} hidden={!visible}>
        <HomeView home={home} stable={stable} t={t} serviceW={serviceW} slots={store.slotRefs} onTap={onTap} />
      </div>
    )
  );
}

/** The second phase's part of the page. */
const AppPart = ({ store }: Pick<HomeRootProps, 'store'>) =>
  useSyncExternalStore(
    store.subscribe,
    () => store.get().app,
    () => null,
  );

/**
 * Renders home in both phases, in the same elements, and the app beside it. The boundary lets React hydrate home apart:
 * in slices, and behind the app's dialogs. It must not be rendered again before that, because an update hydrates it at
 * once: so only the parts subscribe to the store.
 */
export const HomeRoot = (props: HomeRootProps) => (
  <HomeBoundary t={() => props.store.get().t} onReload={() => location.reload()}>
    <Suspense>
      <HomePart {...props} />
    </Suspense>
    <AppPart store={props.store} />
  </HomeBoundary>
);
