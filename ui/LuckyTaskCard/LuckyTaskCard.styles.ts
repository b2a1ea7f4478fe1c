import { narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { CardHead } from '../theme/card';
import { theme } from '../theme/theme';

/** Gives the focus ring the shape of the card. */
export const Root = styled.section`
  border-radius: ${theme.radius.card};
`;

/**
 * In line with the rows below. Keeps the advertising badge at the end of the row, even if the title takes two lines.
 */
export const Head = styled(CardHead)`
  gap: ${theme.space[4]} ${theme.space[12]};

  > div {
    flex-basis: 7rem;

    > div {
      font: ${theme.type.small};
    }
  }

  /* Leaves the title room for a word next to the badge. */
  @media ${narrow} {
    column-gap: ${theme.space[8]};

    > div {
      flex-basis: 6.75rem;
    }
    > [data-kind] {
      padding-inline: 6px;
      font-size: 0.75rem;
    }
  }
`;

export const Tasks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

export const Quotas = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

export const Quota = styled.li`
  position: relative;
  padding: ${theme.space[4]} ${theme.space[8]};
  border-radius: ${theme.radius.badge};
  background: ${theme.color.neutral.bg};
  color: ${theme.color.neutral.fg};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;

// Side by side; the button takes its own line where large text leaves too little width.
export const Apply = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[12]};

  > button {
    flex: 1 1 8rem;
    width: auto;
    min-width: max-content;
  }
  [data-state='loading'] & > button {
    visibility: hidden;
  }
`;

export const Done = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  padding: ${theme.space[12]} ${theme.space[16]};
  background: ${theme.color.reward.bg};
`;
