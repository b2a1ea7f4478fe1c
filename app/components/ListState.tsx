import { EmptyState } from '@tally/ui/EmptyState';
import { FailureState } from '@tally/ui/FailureState';
import { RowList, type RowListProps } from '@tally/ui/RowList';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { LoadFailure } from './LoadFailure';
import { LoadingRows } from './LoadingRows';

interface ListStateProps<Item> {
  /** Undefined: not loaded (yet). */
  items: readonly Item[] | undefined;
  /** Loading failed; items that are known are still shown. */
  failed: boolean;
  /** Of the call that failed; without it the list does not say why. */
  error?: unknown;
  /** Accessible name of the list. */
  label: string;
  /** Text shown when the list is empty. */
  empty: string;
  /** Call to action shown when the list is empty. */
  emptyAction?: ReactNode;
  onRetry: () => void;
  row: (item: Item, index: number) => ReactNode;
  shape?: RowListProps['shape'];
  /** Loading placeholder, where rows have another height than usual. */
  waiting?: ReactNode;
}

/** A list in each of its states: loading, loaded, empty, or failed with a retry. */
export function ListState<Item>({
  items,
  failed,
  error,
  label,
  empty,
  emptyAction,
  onRetry,
  row,
  shape = 'cards',
  waiting = <LoadingRows />,
}: ListStateProps<Item>) {
  const t = useTranslate();
  if (items === undefined && failed)
    return error === undefined ? (
      <FailureState text={t('network.list_failed')} retryLabel={t('common.retry')} onRetry={onRetry} />
    ) : (
      <LoadFailure error={error} what={t('network.list_failed')} onRetry={onRetry} />
    );
  if (items === undefined) return waiting;
  return items.length === 0 ? (
    <EmptyState text={empty}>{emptyAction}</EmptyState>
  ) : (
    <RowList shape={shape} aria-label={label}>
      {items.map(row)}
    </RowList>
  );
}
