import { narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { appears } from '../theme/appears';
import { theme } from '../theme/theme';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[12]};
  ${appears}

  @media ${narrow} {
    column-gap: ${theme.space[8]};
  }
  > svg {
    flex: none;
  }
  > button {
    flex: 1 0 auto;
    min-width: ${theme.layout.stub};
    min-height: 44px;
  }
  > button::after {
    inset: -3px 0;
  }
`;

/** The button keeps its place beside two lines of words; at the largest text it stands below them. */
export const Words = styled.p`
  flex: 999 1 max(5rem, 8ch);
  min-width: 0;
  overflow-wrap: anywhere;
  font: ${theme.type.label};
`;

export const Note = styled.span`
  display: block;
  font: ${theme.type.small};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.reward.text};
`;
