import { Skeleton } from '@tally/ui/Skeleton';
import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

const Rows = styled.div`
  display: grid;
  gap: ${theme.space[8]};
`;

/** Holds the place of a list that is on its way. */
export function LoadingRows({ label, rows = 3, height = '4.5rem' }: { /** Says that something is loading. */ label: string; rows?: number; height?: string }) {
  return (
    <Rows role="status" aria-busy aria-label={label}>
      {Array.from({ length: rows }, (_, index) => <Skeleton key={index} shape="block" height={height} />)}
    </Rows>
  );
}
