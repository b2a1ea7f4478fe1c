import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** A note below the last record. */
export const Note = styled.p`
  margin: ${theme.space[8]} 0 0;
  font: ${theme.type.small};
  color: ${theme.color.textCaption};
  text-align: center;
`;
