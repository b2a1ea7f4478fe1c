import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Lead = styled.div`
  position: relative;
`;

/** A medal on the picture's corner. */
export const Rank = styled.span`
  position: absolute;
  right: -4px;
  bottom: -4px;
  display: grid;
  place-items: center;
  min-width: 1.5rem;
  height: 1.5rem;
  padding: 0 ${theme.space[2]};
  border: 2px solid ${theme.color.surface};
  border-radius: ${theme.radius.round};
  background: ${theme.color.neutral.bg};
  color: ${theme.color.neutral.fg};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;

  &[data-state='top'] {
    background: ${theme.color.reward.bg};
    color: ${theme.color.reward.text};
  }
`;

export const Amount = styled.span`
  font: ${theme.type.bodyStrong};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
