import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Name = styled.span`
  font: ${theme.type.label};
`;

/** Why an e-wallet cannot be chosen for now, at the end of its row. */
export const Note = styled.span`
  flex: 1;
  min-width: 0;
  font: ${theme.type.small};
  text-align: right;
  color: ${theme.color.textSecondary};
`;
