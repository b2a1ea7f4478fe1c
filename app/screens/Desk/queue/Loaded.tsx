import type { ReactNode } from 'react';
import { ErrorLine } from '../../../components/ErrorLine/ErrorLine';
import { LoadFailure } from '../../../components/LoadFailure';
import { LoadingRows } from '../../../components/LoadingRows';
import { isOutOfScope } from '../../../features/operator/confirmUpdate';
import { useOperatorTranslate } from '../../../i18n/useTranslate';

interface LoadedProps<Data> {
  /** What a query answered so far. */
  query: { readonly currentData?: Data | undefined; readonly error?: unknown; readonly refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** What a query brought, once it is there; until then that it loads, could not be loaded, or is not for this key. */
export function Loaded<Data>({ query: { currentData, error, refetch }, children }: LoadedProps<Data>) {
  const t = useOperatorTranslate();
  if (currentData !== undefined) return children(currentData);
  if (error === undefined) return <LoadingRows />;
  if (isOutOfScope(error)) return <ErrorLine role="alert">{t('ops.out_of_scope')}</ErrorLine>;
  return <LoadFailure error={error} what={t('network.list_failed')} onRetry={() => void refetch()} />;
}
