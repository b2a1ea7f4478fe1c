import { Skeleton } from '@tally/ui/Skeleton';
import { useTranslate } from '../i18n/useTranslate';
import { Rows } from './LoadingRows.styles';

interface LoadingRowsProps {
  /** Says what is on its way, where "Loading" is not enough. */
  label?: string;
  rows?: number;
  height?: string;
}

/** Holds the place of what is on its way: rows of a list, or with one row a block as high as what comes. */
export function LoadingRows({ label, rows = 3, height = '4.25rem' }: LoadingRowsProps) {
  const t = useTranslate();
  return (
    <Rows role="status" aria-busy aria-label={label ?? t('common.loading')}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} shape="block" height={height} />
      ))}
    </Rows>
  );
}
