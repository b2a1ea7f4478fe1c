import { low, stepsDown } from '@tally/tokens/layout';
import { Skeleton } from '@tally/ui/Skeleton';
import { rowsInCard } from '@tally/ui/theme/rowsInCard';
import { theme } from '@tally/ui/theme/theme';
import styled from 'styled-components';

export const Rows = styled.div`
  display: grid;
  gap: ${theme.space[8]};

  /* As a list of rows in one card. */
  &[data-shape='card'] {
    ${rowsInCard}
  }
`;

/** Records under the heading of their day. */
export const Day = styled.div`
  display: grid;

  > :first-child {
    padding-bottom: ${theme.space[8]};
  }
`;

/** As large as the pictures of rows. */
export const Picture = styled(Skeleton)`
  && {
    flex: none;
    width: ${theme.layout.artColumn};
    height: ${theme.layout.artColumn};
    border-radius: ${theme.radius.pill};
  }
  [data-shape='card'] > * > && {
    border-radius: ${theme.radius.round};
  }
`;

/** A line of text, as high as it will be. */
export const Line = styled.span`
  display: flex;
  align-items: center;
  height: 1.25rem;

  &[data-line='text'],
  &[data-line='name'] {
    height: 1.125rem;
  }
  /* Two lines, of which one is drawn. */
  &[data-line='caption'] {
    align-items: start;
    height: calc(2rem + 2px);
  }
`;

/** As large as a badge with a short word. */
export const Badge = styled(Skeleton)`
  && {
    width: 4.5rem;
    height: calc(1.125rem + 6px);
  }
`;

export const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: ${theme.space[8]} 0;
  container-type: inline-size;
`;

export const Step = styled.div`
  display: grid;
  justify-items: center;

  > :first-child {
    margin-bottom: ${theme.space[8]};
  }
  /* As steps that stand below one another: the mark beside the words, each line of which fits. */
  @container ${stepsDown} {
    grid-template-columns: auto 1fr;
    grid-column: 1 / -1;
    justify-items: start;
    column-gap: ${theme.space[16]};

    > :first-child {
      grid-row: span 2;
      margin-bottom: 0;
    }
    > [data-line='name'] {
      margin-top: ${theme.space[4]};
    }
    > [data-line='caption'] {
      height: calc(1rem + 2px);
    }
    &:not(:last-child) {
      padding-bottom: ${theme.space[20]};

      @media ${low} {
        padding-bottom: ${theme.space[12]};
      }
    }
  }
`;
