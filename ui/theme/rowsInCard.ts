import { css } from 'styled-components';
import { insetLine } from './insetLine';
import { theme } from './theme';

/** A list whose rows stand in one card, with a line between them. */
export const rowsInCard = css`
  gap: 0;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  > * {
    border-radius: 0;
    background: none;
  }
  > * + * {
    background: ${insetLine};
  }
`;
