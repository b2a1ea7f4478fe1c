import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};
`;

export const Note = styled.p`
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};
`;
