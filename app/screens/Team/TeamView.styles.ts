import { picturesDown } from '@tally/tokens/layout';
import { FittedAmount } from '@tally/ui/FittedAmount';
import styled from 'styled-components';
import { Card } from '@tally/ui/theme/card';
import { theme } from '@tally/ui/theme/theme';

/** One half of the ticket. */
export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  padding: ${theme.space[16]};
`;

/** Amount and picture; with large text the picture wraps below the amount. */
export const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};

  > p {
    flex: 1 1 9rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
  }
`;

export const Label = styled.span`
  display: block;
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};
`;

export const Amount = styled(FittedAmount)`
  font: ${theme.type.money};
  letter-spacing: -0.02em;
`;

/** Placeholders for the amount and its label, as high as they are. */
export const NoAmount = styled.p`
  display: grid;
  gap: ${theme.space[12]};
`;

/** Words after a picture, which has a column of its own and stands on their first line. */
const line = `
  display: flex;
  gap: ${theme.space[8]};
  font: ${theme.type.smallStrong};

  svg {
    flex: none;
    width: 18px;
    height: 1.125rem;
  }
`;

/** The reward for the next friend. */
export const PerFriend = styled.p`
  ${line}
  color: ${theme.color.reward.text};

  &[data-state='loading'] {
    align-items: center;
  }
`;

export const Valid = styled.p`
  ${line}
  color: ${theme.color.textSecondary};

  &[data-state='some'] {
    color: ${theme.color.paid.fg};
  }
`;

/** The team's latest earnings. */
export const Tip = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  padding: ${theme.space[12]} ${theme.space[16]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.reward.bg};
  color: ${theme.color.reward.text};
  font: ${theme.type.smallStrong};

  > svg {
    flex: none;
  }
`;

/** The steps, and a rule below them that begins where they do. */
export const Steps = styled(Card)`
  container-type: inline-size;
`;

/** A rule below the pictures, separated by a line. */
export const Rule = styled.p`
  padding-top: ${theme.space[12]};
  border-top: 1px solid ${theme.color.divider};
  color: ${theme.color.textSecondary};
  font: ${theme.type.small};
  text-align: center;

  @container ${picturesDown} {
    text-align: start;
  }
`;
