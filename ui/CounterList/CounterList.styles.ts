import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.dl`
  padding: ${theme.space[4]} ${theme.space[16]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.elevation.card};
`;
export const Line = styled.div`
  display: flex;
  gap: ${theme.space[12]};
  align-items: center;
  justify-content: space-between;
  min-height: 40px;
  & + & {
    border-top: 1px solid ${theme.color.divider};
  }
  dt {
    min-width: 0;
    color: ${theme.color.textSecondary};
    font: ${theme.type.small};
  }
  dd {
    font: ${theme.type.label};
    font-variant-numeric: tabular-nums;
  }
`;
