import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Name = styled.span`
  font: ${theme.type.label};
`;

export const Words = styled.span`
  min-width: 0;
`;

/** Why an e-wallet cannot be chosen for now, below its name. */
export const Note = styled.span`
  display: block;
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};
`;
