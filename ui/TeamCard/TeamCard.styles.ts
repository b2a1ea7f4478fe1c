import { narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { theme } from '../theme/theme';

// One row: the first button takes the width that the icon button leaves. On narrow screens it shows its short label
// (`b`).
export const Actions = styled.div`
  display: flex;
  gap: ${theme.space[12]};

  > :first-child {
    flex: 1;
    min-width: 0;
  }
  b {
    display: none;
  }
  @media ${narrow} {
    span {
      display: none;
    }
    b {
      display: inline;
    }
  }
`;
