import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.header`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  padding: calc(${theme.space[4]} + ${theme.layout.safeTop}) ${theme.layout.gutter} 0;

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: ${theme.market.pattern}, ${theme.color.hero.fill};
  }
  &[data-overlap='none'] {
    padding-bottom: ${theme.space[12]};
  }
  /* 12 px below the notches of the ticket, which has one row of buttons under them. */
  &[data-overlap='ticket']::before {
    bottom: 3.375rem;
  }
  &[data-overlap='card']::before {
    bottom: 2.5rem;
  }
`;
