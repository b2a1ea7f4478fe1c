import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** The whole of the screen takes taps: three of them bring the key box back. */
export const Board = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[24]};
`;

/** One below the other: in halves the longest labels would break. A verdict of the phone's is one long word. */
export const Operations = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: ${theme.space[8]};

  &[data-gap='sections'] {
    gap: ${theme.space[24]};
  }
`;

export const Note = styled.p`
  color: ${theme.color.textCaption};
  font: ${theme.type.caption};
  text-align: center;
`;

/** A file to choose, no wider than the page. */
export const FileLabel = styled.label`
  display: grid;
  gap: ${theme.space[8]};
  font: ${theme.type.caption};

  input {
    min-width: 0;
    max-width: 100%;
    font: inherit;
  }
`;
