import styled from 'styled-components';
import { theme } from '../theme/theme';

/** A strip over the whole width that nothing shows through: what scrolls ends above it, no card is half covered. */
export const Strip = styled.div`
  position: fixed;
  z-index: ${theme.layer.float};
  right: max(0px, calc(50vw - ${theme.layout.maxWidth} / 2));
  bottom: 0;
  left: max(0px, calc(50vw - ${theme.layout.maxWidth} / 2));
  padding: ${theme.space[8]} ${theme.layout.gutter} calc(${theme.space[8]} + ${theme.layout.safeBottom});
  background: ${theme.color.page};
  box-shadow: ${theme.elevation.bar};

  &[data-above='bar'] {
    bottom: calc(3.75rem + ${theme.layout.safeBottom});
    padding-bottom: ${theme.space[8]};
  }
`;
