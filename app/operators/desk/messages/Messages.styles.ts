import styled from 'styled-components';
import { desk } from '@tally/tokens/layout';
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

/** Short labels beside each other: two columns on a phone, as many in a line as fit on a desktop. */
export const Templates = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[8]};

  @media ${desk} {
    display: flex;
    flex-wrap: wrap;

    > button[data-block] {
      width: auto;
    }
  }
`;
