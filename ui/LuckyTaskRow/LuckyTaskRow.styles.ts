import { narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { theme } from '../theme/theme';

// A closed task is not to be pressed and must not look so.
export const Root = styled.div`
  min-width: 0;

  &[data-state='closed'] h3 {
    color: ${theme.color.textSecondary};
  }
  &[data-state='closed'] img {
    filter: grayscale(1);
  }
`;

export const Main = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[12]};
  min-height: ${theme.layout.row};
  padding: ${theme.space[8]} 0;

  @media ${narrow} {
    column-gap: ${theme.space[8]};
  }
  && > button {
    min-width: ${theme.layout.rowButton};
    min-height: 36px;
    padding: ${theme.space[4]} ${theme.space[8]};
    font: ${theme.type.smallStrong};
  }
  && > button::after {
    inset: -7px 0;
  }
`;

// Where large text leaves the button no space in the row, it wraps below the text and takes the full width. ch follows
// a web view that enlarges text; rem does not.
export const Words = styled.div`
  flex: 999 1 max(5rem, 7ch);
  min-width: 0;

  ~ button {
    flex-grow: 1;
  }
`;

export const Title = styled.h3`
  overflow-wrap: anywhere;
  font: ${theme.type.bodyStrong};
`;

/** What the task pays, then its state; beside each other or, where that is too wide, below each other. */
export const Facts = styled.p`
  overflow-wrap: anywhere;

  > * {
    display: inline-block;
  }
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};
`;

export const Reward = styled.span`
  margin-right: ${theme.space[8]};
  font: ${theme.type.smallStrong};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.reward.text};
`;
