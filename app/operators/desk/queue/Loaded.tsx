import type { ReactNode } from 'react';
import { LoadingRows } from '../../../components/LoadingRows';
import { OperatorFailure } from '../../shared/OperatorFailure';

interface LoadedProps<Data> {
  /** What a query answered so far. */
  query: { readonly currentData?: Data | undefined; readonly error?: unknown; readonly refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** What a query brought, once it is there; until then that it loads, could not be loaded, or is not for this key. */
export function Loaded<Data>({ query: { currentData, error, refetch }, children }: LoadedProps<Data>) {
  if (currentData !== undefined) return children(currentData);
  if (error === undefined) return <LoadingRows />;
  return <OperatorFailure error={error} onRetry={() => void refetch()} />;
}
