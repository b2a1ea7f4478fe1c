import styled from 'styled-components';
import { DataTable } from '@tally/ui/DataTable';
import { theme } from '@tally/ui/theme/theme';
import { Content } from '../DeskScreen.styles';

/** The title of what a queue holds is as large as those of sections. */
export const Table = styled(DataTable)`
  > caption {
    font: ${theme.type.title};
  }
` as typeof DataTable;

/** A table, and what can be decided about its open row beside it. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(320px, 30vw, 380px);
  gap: ${theme.space[16]};
  align-items: start;
`;

/**
 * Stays in sight while the table scrolls. It begins where the rows do: the table's title is above both. Its padding
 * leaves room for the shadows of cards and the outline of focus, which are cut at the edge of what scrolls.
 */
export const Side = styled(Content)`
  position: sticky;
  top: ${theme.space[8]};
  margin: calc(${theme.space[12]} + 1.5rem) calc(-1 * ${theme.space[8]}) 0;
  max-height: calc(100vh - ${theme.space[16]});
  padding: ${theme.space[8]} ${theme.space[8]} ${theme.space[12]};
  overflow-y: auto;
`;
