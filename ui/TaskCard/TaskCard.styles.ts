import { compact, finishedRow, narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { theme } from '../theme/theme';

// A finished task has a lower row: the remaining part of the ticket and a stamp.
export const Root = styled.div`
  position: relative;

  &[data-state='finished'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    min-height: ${finishedRow};
  }
  &[data-folded] {
    height: ${finishedRow};
    overflow: hidden;
  }
`;

export const Art = styled.div`
  flex: none;
  width: ${theme.layout.artColumn};
  height: ${theme.layout.artColumn};

  > svg {
    width: 100%;
    height: 100%;
  }
`;

/** Picture and text: what stands before the stub. */
export const Content = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  min-height: 4.75rem;
  padding: ${theme.space[8]} ${theme.space[12]} ${theme.space[8]} ${theme.space[16]};

  @media ${compact} {
    gap: ${theme.space[8]};
    padding-right: 6px;
  }
  @media ${narrow} {
    padding-left: ${theme.space[12]};
  }
`;

/** Title and count, then the reward and of what it is: on narrow phones on a third line, whose room is kept. */
export const Words = styled.div`
  flex: 1;
  min-width: 0;
  display: grid;
  grid-template: 'title title count' 'coins each each' / auto minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${theme.space[2]} ${theme.space[4]};

  @media ${narrow} {
    grid-template: 'title title' 'coins coins' 'each count' / minmax(0, 1fr) auto;
    align-content: center;
    min-height: 3.75rem;
  }
`;

export const Title = styled.h3`
  grid-area: title;
  font: ${theme.type.bodyStrong};
`;

// The coin is inline, so that it follows the last word if the text wraps to two lines.
export const Reward = styled.p`
  display: contents;
  font: ${theme.type.small};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.textSecondary};

  > [data-part] {
    min-height: 1.125rem;
  }
  > [data-part='coins'] {
    grid-area: coins;
  }
  > [data-part='line'] {
    grid-area: coins / 1 / coins / -1;
  }
  > [data-part='each'] {
    grid-area: each;
    white-space: nowrap;
  }
  > [data-part='alone'] {
    grid-area: coins / 1 / auto / -1;
  }
  @media ${narrow} {
    > [data-part='alone'] {
      grid-area: coins / 1 / each / 2;
    }
  }
  svg {
    display: inline;
    vertical-align: -2px;
  }
`;

/** On narrow phones on the line of the count, which stands at its end. */
export const Foot = styled.div`
  grid-column: 1 / -1;
  min-width: 0;

  @media ${narrow} {
    grid-area: each;
  }
`;

export const Progress = styled.p`
  grid-area: count;
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.textCaption};

  /* On the reward's last line, which may be its only one. */
  @media ${narrow} {
    grid-row: coins / each;
    align-self: end;
    line-height: 1.125rem;
  }
`;

// The button's label stays on one line, even at a hyphen: the stub grows instead.
export const Side = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[2]};
  height: 100%;
  padding: ${theme.space[8]} ${theme.space[8]} ${theme.space[4]};
  white-space: nowrap;

  /* Alone, without what the coins are worth: in the middle. */
  > :only-child {
    margin-bottom: ${theme.space[4]};
  }
  @media ${compact} {
    padding-right: 6px;
    padding-left: 6px;
  }
`;

/** May reach into the gaps beside it: the stubs of a list stay equally wide. */
export const Worth = styled.b`
  display: grid;
  margin: 0 -4px;
  align-content: center;
  min-height: 1.125rem;
  font: ${theme.type.smallStrong};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.reward.text};

  @media ${compact} {
    font-size: 0.75rem;
  }
`;
