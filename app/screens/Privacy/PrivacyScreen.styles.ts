import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** The policy as a sheet of paper: a picture, then its sections with a line between them. */
export const Paper = styled.div`
  padding: 0 ${theme.space[16]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.elevation.card};

  /* Beside the first heading. */
  > svg {
    float: left;
    margin: ${theme.space[12]} ${theme.space[8]} 0 0;

    & + article > h2 {
      display: flow-root;
    }
  }
  > article {
    padding: ${theme.space[16]} 0;
  }
  > article + article {
    border-top: 1px solid ${theme.color.divider};
  }
`;

/** What can be done about the data stands apart from what is read. */
export const Apart = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};
  margin-top: ${theme.space[16]};
  padding-top: ${theme.space[32]};
  border-top: 2px dashed ${theme.color.outline};
`;
