import styled from 'styled-components';
import { theme } from '../theme/theme';

/** No higher than the line that it stands in. */
export const Root = styled.span`
  margin-left: auto;
  padding: ${theme.space[2]} ${theme.space[8]};
  border-radius: ${theme.radius.round};
  background: ${theme.color.paid.bg};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.paid.fg};

  &[data-state='paused'] {
    background: ${theme.color.neutral.bg};
    color: ${theme.color.neutral.fg};
  }
`;
