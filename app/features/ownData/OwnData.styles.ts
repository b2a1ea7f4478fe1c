import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** What is said of the file, above its buttons. */
export const Said = styled.p`
  color: ${theme.color.textSecondary};
  font: ${theme.type.small};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;
