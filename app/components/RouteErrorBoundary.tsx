import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../navigation/ErrorBoundary';
import { showPageError } from '../overlays/showPageError';
import { useAppDispatch } from '../state/reduxHooks';

/**
 * Error boundary around the pages: when a chunk fails to load on a poor network, or a page throws, it offers a way to
 * recover instead of an empty screen.
 */
export function RouteErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  return (
    <ErrorBoundary at={pathname} onFail={() => void dispatch(showPageError())}>
      {children}
    </ErrorBoundary>
  );
}
