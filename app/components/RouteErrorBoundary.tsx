import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../navigation/ErrorBoundary';
import { showPageError } from '../overlays/showPageError';
import { useAppDispatch } from '../platform/reduxHooks';

/** Around the pages: code that does not arrive on a thin network, or breaks, leaves a way on instead of an empty screen. */
export function RouteErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  return (
    <ErrorBoundary at={pathname} onFail={() => void dispatch(showPageError())}>
      {children}
    </ErrorBoundary>
  );
}
