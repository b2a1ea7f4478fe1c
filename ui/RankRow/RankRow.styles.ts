import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Lead = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
`;
export const Rank = styled.span`
  display: grid;
  place-items: center;
  min-width: 28px;
  height: 28px;
  border-radius: ${theme.radius.round};
  font: ${theme.type.smallStrong};
  font-variant-numeric: tabular-nums;
  &[data-state='top'] {
    background: ${theme.color.reward.bg};
    color: ${theme.color.reward.text};
  }
`;
export const Amount = styled.span`
  font: ${theme.type.label};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
