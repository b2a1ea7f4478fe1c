import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

export const Box = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  text-align: center;
`;

/** Stands in the middle of the room above the buttons. */
export const Content = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[12]};
  width: 100%;
`;

export const Message = styled.p`
  max-width: 20rem;
  text-wrap: balance;
  color: ${theme.color.textSecondary};
`;

/** Note for logged-in people only: their balance is safe. */
export const Safe = styled.p`
  color: ${theme.color.paid.fg};
  font: ${theme.type.smallStrong};

  /* In the text, so that it stays beside its first word where that takes two lines. */
  svg {
    display: inline;
    margin-right: ${theme.space[8]};
    vertical-align: middle;
  }
`;

export const Buttons = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  width: 100%;
  margin-top: ${theme.space[24]};
`;
