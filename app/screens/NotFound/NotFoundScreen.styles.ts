import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** Who speaks, above what happened. */
export const Brand = styled.div`
  display: flex;
  justify-content: center;
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
`;
