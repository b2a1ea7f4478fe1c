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

/** The tasks as rows with dividers; further below the head than the head's own parts are apart. */
export const Tasks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${theme.space[4]};

  > * + * {
    border-top: 1px solid ${theme.color.divider};
  }
`;

/** What a task pays, and below it how it is done. */
export const Offer = styled.p`
  display: grid;
  gap: ${theme.space[2]};
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};

  > strong {
    font: ${theme.type.smallStrong};
    font-variant-numeric: tabular-nums;
    color: ${theme.color.reward.text};
  }
  /* Each part stays together; the dot between them begins no line. */
  > strong > span {
    display: inline-block;
  }
  > strong > span:not(:last-child)::after {
    content: '\\00a0·\\00a0';
  }
`;

/** Stands where the button was, at its height. */
export const Over = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[8]};
  min-height: ${theme.layout.touch};
  padding: ${theme.space[4]} ${theme.space[12]};
  border-radius: ${theme.radius.button};
  background: ${theme.color.sunken};
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};

  > svg {
    flex: none;
  }
`;

export const Quotas = styled.ul`
  display: flex;
  flex-wrap: wrap;
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.textCaption};

  > li + li::before {
    content: '·';
    margin: 0 ${theme.space[4]};
  }
`;

export const Paid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: ${theme.space[4]} ${theme.space[16]};
  background: ${theme.color.reward.bg};

  > * + [role='article'] {
    border-top: 1px solid ${theme.color.earned.ground};
  }
`;
