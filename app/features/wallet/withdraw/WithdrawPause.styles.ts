import { theme } from '@tally/ui/theme/theme';
import styled from 'styled-components';

/** A calm note, as a card. */
export const Pause = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  padding: ${theme.space[12]} ${theme.space[16]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.elevation.card};
  font: ${theme.type.line};
  color: ${theme.color.textSecondary};

  > svg {
    flex: none;
  }
`;
