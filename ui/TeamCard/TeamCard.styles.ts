import { narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { CardHead } from '../theme/card';
import { theme } from '../theme/theme';

/** The link to the team: the buttons stand outside of it. */
export const Banner = styled(CardHead)`
  min-height: ${theme.layout.touch};
  border-radius: ${theme.radius.button};
  color: inherit;
`;

// One row: the first button takes the width that the icon button leaves. Its padding is small, so that the longest
// label (pt_br with Messenger) stays on one line at 360 px; on narrow screens it shows its short label (`b`).
export const Actions = styled.div`
  display: flex;
  gap: ${theme.space[8]};

  > :first-child {
    flex: 1;
    min-width: 0;
    padding-inline: ${theme.space[4]};
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
