import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  padding: ${theme.space[16]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.elevation.card};
`;

export const Warning = styled.p`
  color: ${theme.color.textSecondary};
  font: ${theme.type.small};
`;
