import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** The way to customer service, and how long an answer takes. */
export const Help = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};

  > p {
    padding: 0 ${theme.space[16]};
  }
`;
