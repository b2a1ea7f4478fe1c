import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../navigation/ErrorBoundary';
import { PageFailure } from './PageFailure';

interface RouteErrorBoundaryProps {
  /** Title of the page at this path. */
  titleOf: (path: string) => string;
  children: ReactNode;
}

/**
 * Error boundary around the pages: when a chunk fails to load on a poor network, or a page throws, a page with a way to
 * recover stands in its place instead of an empty screen.
 */
export function RouteErrorBoundary({ titleOf, children }: RouteErrorBoundaryProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary at={pathname} fallback={<PageFailure title={titleOf(pathname)} />}>
      {children}
    </ErrorBoundary>
  );
}
