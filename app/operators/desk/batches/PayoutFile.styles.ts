import styled from 'styled-components';
import { Card } from '@tally/ui/theme/card';
import { theme } from '@tally/ui/theme/theme';

/** The file for the provider and its results belong together, apart from what pays by a press. */
export const FileCard = styled(Card)`
  > button {
    max-width: 24rem;
  }
`;

/** A file input, no wider than the page. */
export const FileLabel = styled.label`
  display: grid;
  gap: ${theme.space[8]};
  font: ${theme.type.bodyStrong};

  input {
    min-width: 0;
    max-width: 100%;
    font: ${theme.type.small};
  }
  /* It looks like the buttons above it. */
  input::file-selector-button {
    min-height: ${theme.layout.buttonSmall};
    margin-right: ${theme.space[12]};
    padding: ${theme.space[4]} ${theme.space[12]};
    border: 1px solid transparent;
    border-radius: ${theme.radius.pill};
    font: ${theme.type.bodyStrong};
    color: ${theme.color.button.softLabel};
    background: ${theme.color.chosen};
  }
`;
