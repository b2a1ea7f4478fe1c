import { EmptyState } from '@tally/ui/EmptyState';
import { FailureState } from '@tally/ui/FailureState';
import { RowList, type RowListProps } from '@tally/ui/RowList';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { LoadingRows } from './LoadingRows';

interface ListStateProps<Item> {
  /** Undefined: not there (yet). */
  items: readonly Item[] | undefined;
  /** It could not be loaded; items that are known are shown all the same. */
  failed: boolean;
  /** Names the list. */
  label: string;
  /** Said where there is none. */
  empty: string;
  /** The one thing to do about that. */
  emptyAction?: ReactNode;
  onRetry: () => void;
  row: (item: Item, index: number) => ReactNode;
  shape?: RowListProps['shape'];
}

/** A list in each of its states: still coming, there, empty, or not to be had with a way to try again. */
export function ListState<Item>({
  items,
  failed,
  label,
  empty,
  emptyAction,
  onRetry,
  row,
  shape = 'cards',
}: ListStateProps<Item>) {
  const t = useTranslate();
  if (items === undefined && failed)
    return <FailureState text={t('network.list_failed')} retryLabel={t('common.retry')} onRetry={onRetry} />;
  if (items === undefined) return <LoadingRows />;
  return items.length === 0 ? (
    <EmptyState text={empty}>{emptyAction}</EmptyState>
  ) : (
    <RowList shape={shape} aria-label={label}>
      {items.map(row)}
    </RowList>
  );
}
