import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** What keeps a batch from being signed off, and the totals that show it. */
export const Refusal = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
`;
