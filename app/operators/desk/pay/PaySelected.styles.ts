import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** Stays in sight while rows are selected. */
export const Foot = styled.div`
  position: sticky;
  bottom: ${theme.space[8]};
  z-index: ${theme.layer.raised};
  padding: ${theme.space[8]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.elevation.card};
`;
