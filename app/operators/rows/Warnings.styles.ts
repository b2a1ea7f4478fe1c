import { Badge } from '@tally/ui/Badge';
import styled from 'styled-components';

/** Two words in a row of one line. */
export const Count = styled(Badge)`
  && {
    white-space: nowrap;
  }
`;
