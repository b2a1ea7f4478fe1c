import styled from 'styled-components';
import { theme } from '../theme/theme';

// One row for the first (and for a button like it, `data-wide`), halves for the others (what was marked keeps its own width); in large text each has a row of its own.
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]} ${theme.space[8]};
  align-items: center;
  margin-top: ${theme.space[8]};

  && > * {
    width: auto;
    min-width: fit-content;
    white-space: normal;
  }
  && > button {
    flex: 1 1 0;
  }
  && > :first-child,
  && > [data-wide] {
    flex-basis: 100%;
    min-width: 0;
  }
`;
