import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
`;

export const Warning = styled.p`
  color: ${theme.color.textSecondary};
  font: ${theme.type.small};
`;
