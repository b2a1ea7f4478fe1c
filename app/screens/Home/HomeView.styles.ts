import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** One quiet line under the balance ticket. */
export const Note = styled.p`
  font: ${theme.type.small};
  color: ${theme.color.textCaption};
  text-align: center;
`;
