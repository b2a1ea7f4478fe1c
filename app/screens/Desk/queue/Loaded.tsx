import { FailureState } from '@tally/ui/FailureState';
import type { ReactNode } from 'react';
import { LoadingRows } from '../../../components/LoadingRows';
import { useOperatorTranslate } from '../../../i18n/useTranslate';

interface LoadedProps<Data> {
  /** What a query answered so far. */
  query: { readonly currentData?: Data | undefined; readonly isError: boolean; readonly refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** What a query brought, once it is there; until then it is said that it loads, or could not be loaded. */
export function Loaded<Data>({ query: { currentData, isError, refetch }, children }: LoadedProps<Data>) {
  const t = useOperatorTranslate();
  if (currentData !== undefined) return children(currentData);
  if (!isError) return <LoadingRows />;
  return <FailureState text={t('network.list_failed')} retryLabel={t('common.retry')} onRetry={() => void refetch()} />;
}
