import styled from 'styled-components';
import { Card } from '@tally/ui/theme/card';
import { theme } from '@tally/ui/theme/theme';

/** Two numbers side by side. */
export const Totals = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[12]};
  margin: 0;
  text-align: center;

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }

  dt {
    color: ${theme.color.textSecondary};
    font: ${theme.type.small};
  }

  dd {
    margin: 0;
    font: ${theme.type.amount};
    font-variant-numeric: tabular-nums;
  }
`;

/** The link and the ways to send it. */
export const Invite = styled(Card)`
  align-content: start;
`;

/** What the team just brought. */
export const Tip = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  padding: ${theme.space[12]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.reward.bg};
  color: ${theme.color.reward.text};
  font: ${theme.type.smallStrong};

  svg {
    flex: none;
  }
`;

export const Note = styled.p`
  color: ${theme.color.textCaption};
  font: ${theme.type.caption};
`;
