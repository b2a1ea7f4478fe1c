import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};
`;

/** Parts that are placed on the page itself, outside of a card. */
export const Plain = styled.div`
  display: grid;
  gap: ${theme.space[12]};
`;

/** A label above its field. */
export const Labelled = styled.div`
  display: grid;
  gap: ${theme.space[8]};
`;

/** A label at the left, its value at the right. */
export const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 1.5rem;
`;
