import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** A field among the facts of a row, whose words are paler than its own. */
export const InRow = styled.div`
  margin: ${theme.space[4]} 0;
  color: ${theme.color.text};
`;
