import styled from 'styled-components';
import { theme } from '../theme/theme';

/** Number and badge; where they do not fit on one line, the badge is below the number, not between it and the name. */
export const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]} ${theme.space[8]};

  /* Alone on its line and still too long, at the largest text: two lines. */
  && > * {
    max-width: 100%;
    white-space: normal;
  }
`;
