import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** What is said of the file, above its buttons. */
export const Said = styled.p`
  color: ${theme.color.textSecondary};
  font: ${theme.type.small};
  text-wrap: balance;
`;

/** Why there is no file, above the button that asks again. */
export const Failed = styled.p`
  display: flex;
  gap: ${theme.space[4]};
  color: ${theme.color.failed.fg};
  font: ${theme.type.small};

  > svg {
    flex: none;
  }
`;

export const FileName = styled.p`
  font: ${theme.type.bodyStrong};
  overflow-wrap: anywhere;
`;

export const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[8]};
`;
