import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** Stands out from the records below it: it says why the cash does not grow. */
export const DebtNote = styled.section`
  display: flex;
  gap: ${theme.space[12]};
  padding: ${theme.space[16]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.card};
  font: ${theme.type.body};
  color: ${theme.color.textSecondary};
  background: ${theme.color.paying.bg};

  > svg {
    flex: none;
    color: ${theme.color.paying.fg};
  }
  strong {
    font: ${theme.type.bodyStrong};
    color: ${theme.color.text};
  }
  button {
    margin-top: ${theme.space[12]};
  }
`;
