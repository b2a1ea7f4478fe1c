import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** Text above the buttons. */
export const Said = styled.p`
  color: ${theme.color.textSecondary};
  font: ${theme.type.small};
  text-wrap: balance;
`;

export const FileName = styled.p`
  font: ${theme.type.bodyStrong};
  overflow-wrap: anywhere;
`;

export const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[8]};
`;
