import { useCallback, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { parsePath, useLocation, useNavigate, type Location } from 'react-router-dom';
import type { Loadable } from './lazyWithPreload';
import type { Move } from './navigation';

/** Begins to load the code of the page at a path; undefined: it is there. */
export type LoadPage = (pathname: string) => Loadable<unknown> | undefined;

/**
 * Returns the function that opens pages. It waits for the page's code: until that is there, the address stays that of
 * the page on the screen, and both change at once (ROUTE-23). Of several requests the last one counts, and a step in the
 * history cancels them. A page whose code does not come is opened all the same: it says so itself (DIALOG-5).
 */
export function useOpenPage(load: LoadPage): Move {
  const navigate = useNavigate();
  const location = useLocation();
  /** The request that waits. */
  const latest = useRef<object>(undefined);
  useLayoutEffect(() => {
    latest.current = undefined;
  }, [location]);
  return useCallback(
    (to, how) => {
      const request = (latest.current = {});
      if (typeof to === 'number') return void navigate(to);
      const { pathname } = parsePath(to);
      const loading = pathname === undefined ? undefined : load(pathname);
      if (!loading || loading.arrived) return void navigate(to, how);
      // Nothing is drawn, and no tap received, between the address and the page.
      const open = () => void (latest.current === request && flushSync(() => void navigate(to, how)));
      loading.then(open, open);
    },
    [navigate, load],
  );
}

/**
 * The place to show: that of the address, unless a step in the history led to a page whose code is still to come. Until
 * it is there, what is on the screen stays, as where a part of the same page is to come.
 */
export function useShownLocation(load: LoadPage): Location {
  const location = useLocation();
  const later = useDeferredValue(location);
  if (location.pathname === later.pathname) return later;
  const loading = load(location.pathname);
  // The page itself says that its code did not come.
  loading?.catch(() => undefined);
  return !loading || loading.arrived ? location : later;
}
