import { Ticket } from '@tally/ui/Ticket';
import { theme } from '@tally/ui/theme/theme';
import styled from 'styled-components';

/** Stays a ticket with its stub at the side on the narrowest dialog, and takes the room beside its buttons' edges. */
export const Prize = styled(Ticket)`
  container-type: normal;
  margin: 0 -${theme.space[8]};

  && > * > :last-child {
    display: grid;
    place-items: center;
    min-width: 44px;
  }
`;

export const Amount = styled.p`
  padding: ${theme.space[12]};
  font: ${theme.type.money};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  text-align: center;
  color: ${theme.color.text};
`;
