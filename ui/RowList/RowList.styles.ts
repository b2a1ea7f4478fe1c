import styled from 'styled-components';
import { insetLine } from '../theme/insetLine';
import { rowsInCard } from '../theme/rowsInCard';
import { theme } from '../theme/theme';

export const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};

  /* Rows that are done with stand in one card among cards of their own. */
  > [data-joined~='above'] {
    margin-top: calc(-1 * ${theme.space[8]});
    border-top-left-radius: 0;
    border-top-right-radius: 0;
    background: ${insetLine}, ${theme.color.surface};
  }
  > [data-joined~='below'] {
    border-bottom-right-radius: 0;
    border-bottom-left-radius: 0;
  }
  &[data-shape='card'] {
    ${rowsInCard}
  }
`;
