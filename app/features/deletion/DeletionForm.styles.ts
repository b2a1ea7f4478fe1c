import styled from 'styled-components';
import { CardHead } from '@tally/ui/theme/card';
import { theme } from '@tally/ui/theme/theme';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  padding: ${theme.space[16]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.elevation.card};
`;

/** What the request does, or what has become of it. */
export const Note = styled(CardHead)`
  padding: ${theme.space[12]};
  border-radius: ${theme.radius.button};
  background: ${theme.color.sunken};

  &[data-state='mailed'] {
    background: ${theme.color.paid.bg};
    color: ${theme.color.paid.fg};
  }
`;
