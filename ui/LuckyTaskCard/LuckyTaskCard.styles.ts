import styled from 'styled-components';
import { CardHead } from '../theme/card';
import { theme } from '../theme/theme';

/** Keeps the advertising badge at the end of the row, even if the title takes two lines. */
export const Head = styled(CardHead)`
  gap: ${theme.space[4]} ${theme.space[8]};

  > div {
    flex-basis: 7rem;

    > div {
      font: ${theme.type.small};
    }
  }
`;

export const Offer = styled.ul`
  font: ${theme.type.smallStrong};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.reward.text};
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
  padding: ${theme.space[4]} ${theme.space[8]};
  border-radius: ${theme.radius.badge};
  background: ${theme.color.neutral.bg};
  color: ${theme.color.neutral.fg};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;

// Negative margins cancel the card's padding, so that the foot reaches the card's edges, below a dashed tear line.
export const Done = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  margin: ${theme.space[4]} calc(0px - ${theme.space[16]}) calc(0px - ${theme.space[16]});
  padding: ${theme.space[12]} ${theme.space[16]};
  border-top: 2px dashed ${theme.color.divider};
  border-radius: 0 0 ${theme.radius.card} ${theme.radius.card};
  background: ${theme.color.reward.bg};
`;
