import { narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { theme } from '../theme/theme';

// In one row: the first button takes what the glyph beside it leaves. Where it is narrow its words are the short ones.
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
