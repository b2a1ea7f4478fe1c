import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  padding: ${theme.space[8]} ${theme.space[16]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.pill};
  font: ${theme.type.small};
  text-wrap: balance;
  color: ${theme.color.paying.fg};
  background: ${theme.color.paying.bg};
`;
