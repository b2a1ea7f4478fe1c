import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};
`;

export const Note = styled.p`
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};
`;

/** Below the tear line of a stored account. */
export const Saved = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  padding: ${theme.space[16]};
  color: ${theme.color.textSecondary};
`;

export const SavedTitle = styled.h2`
  margin-bottom: ${theme.space[2]};
  font: ${theme.type.label};
  color: ${theme.color.text};
`;

/** What is wrong with the chosen e-wallet, as below a field. */
export const Wrong = styled.p`
  display: flex;
  gap: ${theme.space[4]};
  font: ${theme.type.small};
  color: ${theme.color.failed.fg};

  > svg {
    flex: none;
  }
`;
