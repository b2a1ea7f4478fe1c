import styled from 'styled-components';
import { Card, CardHead } from '@tally/ui/theme/card';
import { theme } from '@tally/ui/theme/theme';

export const Form = styled(Card)`
  gap: ${theme.space[16]};
`;

/** What the request does, or what has become of it. */
export const Note = styled(CardHead)`
  padding: ${theme.space[12]};
  border-radius: ${theme.radius.button};
  background: ${theme.color.sunken};

  > div {
    text-wrap: balance;
  }

  &[data-state='sent'] {
    background: ${theme.color.paid.bg};
    color: ${theme.color.paid.fg};
  }
`;
