import { Skeleton } from '@tally/ui/Skeleton';
import { useTranslate } from '../i18n/useTranslate';
import { Rows } from './LoadingRows.styles';

interface LoadingRowsProps {
  /** Names what is being loaded, where "Loading" is not specific enough. */
  label?: string;
  rows?: number;
  height?: string;
  /** Height of the first row, where it holds more than the others. */
  first?: string;
}

/** Loading placeholder for the rows of a list, or with one row for a block of the given height. */
export function LoadingRows({ label, rows = 3, height = '4.25rem', first = height }: LoadingRowsProps) {
  const t = useTranslate();
  return (
    <Rows role="status" aria-busy aria-label={label ?? t('common.loading')}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} shape="block" height={index === 0 ? first : height} />
      ))}
    </Rows>
  );
}
