import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** What somebody wrote, with its line breaks; it never widens the page. */
export const Lines = styled.p`
  color: ${theme.color.text};
  font: ${theme.type.body};
  white-space: pre-line;
  overflow-wrap: anywhere;

  /* What operators answered stands on a ground of its own, under the person's words. */
  &[data-by='operator'] {
    padding: ${theme.space[12]};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.sunken};
  }
`;
