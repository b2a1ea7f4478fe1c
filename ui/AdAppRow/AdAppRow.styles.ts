import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Fields = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  margin: ${theme.space[12]} 0 ${theme.space[4]};
  /* The words around it are paler. */
  color: ${theme.color.text};
`;

// The buttons share a row equally; those that look like links begin it, their words in line with everything else. The
// text that replaces a pressed button keeps its own width. With large text each
// element takes a row of its own.
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]} ${theme.space[8]};
  align-items: center;
  margin-top: ${theme.space[8]};

  && > * {
    width: auto;
    min-width: fit-content;
    white-space: normal;
  }
  && > button {
    flex: 1 1 0;
    padding-inline: ${theme.space[12]};
  }
  &&[data-look='links'] {
    gap: ${theme.space[4]} ${theme.space[24]};
    margin-block: ${theme.space[4]} -6px;

    && > button {
      flex: 0 1 auto;
      min-width: 0;
      padding-inline: 0;
      border-inline-width: 0;
    }
  }
`;
