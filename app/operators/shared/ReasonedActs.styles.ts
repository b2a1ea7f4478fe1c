import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** Buttons beside each other, as wide as their words ask for. */
export const Several = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};

  > button[data-block] {
    flex: 1 1 auto;
    width: auto;
  }
  /* Whose reasons are open. */
  > button[aria-expanded='true'] {
    border-color: currentColor;
  }
`;

export const Choices = styled(Several)`
  > button[data-block] {
    flex-grow: 0;
  }
`;

/** What belongs to the act that was pressed. */
export const Reasons = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  padding: ${theme.space[12]};
  border-radius: ${theme.radius.button};
  color: ${theme.color.text};
  background: ${theme.color.sunken};
`;
