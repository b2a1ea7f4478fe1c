import styled from 'styled-components';
import { TextField } from '@tally/ui/TextField';
import { theme } from '@tally/ui/theme/theme';

/** A field of one line, no wider than what is typed into it. */
export const LineField = styled(TextField)`
  max-width: 30rem;
`;

/** A field among the facts of a row, whose words are paler than its own. */
export const InRow = styled.div`
  margin: ${theme.space[4]} 0;
  color: ${theme.color.text};
`;
