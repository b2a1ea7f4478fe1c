import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Fields = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  margin: ${theme.space[12]} 0 ${theme.space[4]};
  /* The words around it are paler. */
  color: ${theme.color.text};
`;

// The buttons share a row equally; those that look like links begin it, their words in line with everything else. Where
// their words do not fit beside each other, each takes a row of its own.
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
  && > button[data-block] {
    flex: 1 1 0;
    padding-inline: ${theme.space[12]};
  }
  &&[data-look='links'] {
    gap: ${theme.space[4]} ${theme.space[24]};
    margin-block: ${theme.space[4]} -6px;

    && > button[data-block] {
      flex: 0 1 auto;
      min-width: 0;
      padding-inline: 0;
      border-inline-width: 0;
    }
  }
`;
