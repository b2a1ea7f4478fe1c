import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** As below a field that is wrong. */
export const Wrong = styled.div`
  display: flex;
  gap: ${theme.space[4]};
  color: ${theme.color.failed.fg};
  font: ${theme.type.small};

  > svg {
    flex: none;
  }
  > div {
    min-width: 0;
  }
`;
