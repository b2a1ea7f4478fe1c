import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** One quiet line under the balance ticket. */
export const Note = styled.p`
  font: ${theme.type.small};
  color: ${theme.color.textCaption};
  text-align: center;
`;

/** Takes no room until something stands in it. */
export const Slot = styled.div`
  display: grid;
  gap: ${theme.space[16]};

  &:empty {
    display: none;
  }
`;
