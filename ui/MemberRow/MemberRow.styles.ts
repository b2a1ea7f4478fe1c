import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Status = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[4]};
  color: ${theme.color.textSecondary};

  svg {
    flex: none;
  }
  &[data-state='valid'] {
    color: ${theme.color.paid.fg};
    font: ${theme.type.smallStrong};
  }
`;

export const Brought = styled.span.attrs({ translate: 'no' })`
  font: ${theme.type.bodyStrong};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.reward.text};
`;
