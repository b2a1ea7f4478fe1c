import styled from 'styled-components';
import { desk } from '@tally/tokens/layout';
import { theme } from '@tally/ui/theme/theme';

/** The list, and beside it the open message, which takes what is left. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(260px, 20rem) minmax(0, 1fr);
  gap: ${theme.space[24]};
  align-items: start;
`;

/** Stays in sight while the list scrolls; its padding leaves room for shadows and the outline of focus. */
export const Opened = styled.div`
  position: sticky;
  top: ${theme.space[8]};
  max-height: calc(100vh - ${theme.space[16]});
  margin: calc(-1 * ${theme.space[8]});
  padding: ${theme.space[8]};
  overflow-y: auto;
`;

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
