import {
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { createPath, parsePath, useLocation, UNSAFE_NavigationContext as Navigation } from 'react-router-dom';
import type { Loadable } from './lazyWithPreload';

interface WaitForCodeProps {
  /** Begins to load the code of the page at a path; undefined: it is there. */
  load: (pathname: string) => Loadable<unknown> | undefined;
  children: ReactNode;
}

/**
 * Makes every way to another page of the app wait for the page's code: until it is there, the address stays that of the
 * page on the screen, and both change at once (ROUTE-23). Of several requests the last one counts, and a step in the
 * history cancels them. A page whose code does not come is opened all the same: it says so itself (DIALOG-5).
 */
export function WaitForCode({ load, children }: WaitForCodeProps) {
  const router = useContext(Navigation);
  const location = useLocation();
  /** The request that waits. */
  const latest = useRef<object>(undefined);
  useLayoutEffect(() => {
    latest.current = undefined;
  }, [location]);
  const value = useMemo<ComponentProps<typeof Navigation.Provider>['value']>(() => {
    const { navigator } = router;
    const waitFor = (to: Parameters<typeof navigator.push>[0], move: () => void) => {
      const request = (latest.current = {});
      const { pathname } = parsePath(typeof to === 'string' ? to : createPath(to));
      const loading = pathname === undefined ? undefined : load(pathname);
      if (!loading || loading.arrived) return move();
      // Nothing is drawn, and no tap received, between the address and the page.
      const go = () => void (latest.current === request && flushSync(move));
      loading.then(go, go);
    };
    return {
      ...router,
      navigator: {
        ...navigator,
        push: (to, ...rest) => waitFor(to, () => navigator.push(to, ...rest)),
        replace: (to, ...rest) => waitFor(to, () => navigator.replace(to, ...rest)),
        go: (steps) => {
          latest.current = undefined;
          navigator.go(steps);
        },
      },
    };
  }, [router, load]);
  return <Navigation.Provider value={value}>{children}</Navigation.Provider>;
}

/**
 * The place to show: that of the address, unless a step in the history led to a page whose code is still to come. Until
 * it is there, what is on the screen stays, as where a part of the same page is to come.
 */
export function useShownLocation(load: WaitForCodeProps['load']): ReturnType<typeof useLocation> {
  const location = useLocation();
  const later = useDeferredValue(location);
  if (location.pathname === later.pathname) return later;
  const loading = load(location.pathname);
  // The page itself says that its code did not come.
  loading?.catch(() => undefined);
  return !loading || loading.arrived ? location : later;
}
