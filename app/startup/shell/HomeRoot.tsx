import type { Translate } from '@tally/locales/text';
import {
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { HomeView } from '../../screens/Home/HomeView';
import type { HomeTap } from '../../screens/Home/homeTaps';
import { PersistentHomeProvider, type PersistentHome } from '../../screens/Home/mountedHome';
import { HomeBoundary } from './HomeBoundary';
import { homeElementId } from './homeElement';

interface HomePartProps {
  home: PersistentHome;
  t: Translate<'home'>;
  /** Name of messaging service W. */
  serviceW: string;
  /** Home is hydrated once this is fulfilled. Default: at once. */
  ready?: Promise<unknown> | undefined;
  onHydrated?: () => void;
}

/** Home's view. Hidden, not unmounted, while another page is shown, so that it keeps its scroll position. */
function HomePart({ home, t, serviceW, ready, onHydrated }: HomePartProps) {
  if (ready) use(ready);
  const { home: state, visible, stable } = useSyncExternalStore(home.subscribe, home.get, home.getPrerendered);
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
  // Declared after the subscription, which also reads home in an effect: both updates are painted in one frame.
  useEffect(() => onHydrated?.(), [onHydrated]);
  const onTap = useCallback((tap: HomeTap) => void home.tap(tap), [home]);
  const onRoot = useCallback((root: HTMLElement | null) => home.setRoot(root), [home]);
  return (
    state && (
      <div id={homeElementId} ref={onRoot} hidden={!visible}>
        <HomeView home={state} stable={stable} t={t} serviceW={serviceW} slots={home.slotRefs} onTap={onTap} />
      </div>
    )
  );
}

const never = () => () => undefined;

/** What index.html does not contain: it is rendered behind the hydration of the page. */
const Beside = ({ children }: { children: ReactNode }) =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  ) && children;

export interface HomeRootProps extends HomePartProps {
  /** The app beside home: dialogs, toasts and the other pages. */
  children?: ReactNode;
}

/**
 * Renders home, and the app beside it. The boundary lets React hydrate home apart: in slices, and behind the app's
 * dialogs. It must not be rendered again before that, because an update hydrates it at once: so only `HomePart`
 * subscribes to home.
 */
export const HomeRoot = ({ children, ...home }: HomeRootProps) => (
  <HomeBoundary t={home.t} onReload={() => location.reload()} onLeave={(link) => location.assign(link)}>
    <Suspense>
      <HomePart {...home} />
    </Suspense>
    <Beside>
      <PersistentHomeProvider value={home.home}>{children}</PersistentHomeProvider>
    </Beside>
  </HomeBoundary>
);
