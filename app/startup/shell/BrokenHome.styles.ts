import { theme } from '@tally/ui/theme/theme';
import styled from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
`;

/** Stands in the middle of the room above the button, as on the page for what could not be opened. */
export const Words = styled.div`
  display: grid;
  flex: 1;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[12]};
  text-align: center;
  text-wrap: balance;
  color: ${theme.color.textSecondary};

  > :last-child {
    display: flex;
    gap: ${theme.space[8]};
    align-items: center;
    color: ${theme.color.paid.fg};
    font: ${theme.type.smallStrong};
  }
`;
