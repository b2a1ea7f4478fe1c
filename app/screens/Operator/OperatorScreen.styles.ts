import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** The whole of the screen takes taps: three of them bring the key box back. */
export const Board = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[24]};
`;

/** Pairs where two fit on one line each, else one below the other: no label breaks. */
export const Operations = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11.25rem), 1fr));
  gap: ${theme.space[8]};
`;

export const Note = styled.p`
  color: ${theme.color.textCaption};
  font: ${theme.type.caption};
  text-align: center;
`;
