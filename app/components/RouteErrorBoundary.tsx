import type { ReactNode } from 'react';
import { ErrorBoundary } from '../navigation/ErrorBoundary';
import { PageFailure } from './PageFailure';

interface RouteErrorBoundaryProps {
  /** Path of the page. */
  at: string;
  /** Title of the page at this path. */
  titleOf: (path: string) => string;
  children: ReactNode;
}

/**
 * Error boundary around the pages: when a chunk fails to load on a poor network, or a page throws, a page with a way to
 * recover stands in its place instead of an empty screen.
 */
export function RouteErrorBoundary({ at, titleOf, children }: RouteErrorBoundaryProps) {
  return (
    <ErrorBoundary at={at} fallback={<PageFailure title={titleOf(at)} />}>
      {children}
    </ErrorBoundary>
  );
}
