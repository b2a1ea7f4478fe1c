import { narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { theme } from '../theme/theme';

/** A row; what does not fit next to the text wraps below it. */
export const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[12]};
  min-height: 64px;
  padding: ${theme.space[12]} ${theme.space[16]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  content-visibility: auto;
  /* Two lines of words, so that the page is as long before a row is drawn as after. The width is the page's: a width
     remembered from before the phone was turned would push the row over the edge. */
  contain-intrinsic-height: auto 2.625rem;

  @media ${narrow} {
    column-gap: ${theme.space[8]};
  }
`;

/**
 * Wide enough for a date and time or a masked account on one line; next to a picture it keeps its place at every text
 * size.
 */
export const Words = styled.div`
  flex: 1 1 5.5rem;
  min-width: 0;
  overflow-wrap: anywhere;

  * + & {
    flex-basis: min(6rem, calc(100% - 52px));
  }
  [data-words='short'] > * + & {
    flex-basis: 4.5rem;
  }
`;

export const Title = styled.p`
  font: ${theme.type.label};
  text-wrap: balance;

  &[data-marked] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[2]} ${theme.space[8]};

    /* Alone on its line and still too long, at the largest text: two lines. */
    && > * {
      max-width: 100%;
      white-space: normal;
    }
  }
`;

export const Text = styled.p`
  margin-top: ${theme.space[2]};
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};
`;

export const End = styled.div`
  max-width: 100%;
  margin-left: auto;
  text-align: right;

  /* On a line of its own even a badge may take two. */
  && > * {
    white-space: normal;
  }
`;

export const Foot = styled.div`
  flex: 1 0 100%;
  min-width: 0;
  margin-top: ${theme.space[4]};
  font: ${theme.type.small};
  color: ${theme.color.textCaption};
`;
