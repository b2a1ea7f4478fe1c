import styled from 'styled-components';
import { theme } from '../theme/theme';

/**
 * An opaque strip over the full width: scrolling content disappears behind it, so that no card is half covered by the
 * button.
 */
export const Strip = styled.div`
  position: fixed;
  z-index: ${theme.layer.float};
  right: max(0px, calc(50vw - ${theme.layout.maxWidth} / 2));
  bottom: 0;
  left: max(0px, calc(50vw - ${theme.layout.maxWidth} / 2));
  padding: ${theme.space[8]} ${theme.layout.gutter} calc(${theme.space[8]} + ${theme.layout.safeBottom});
  background: ${theme.color.page};
  box-shadow: ${theme.elevation.bar};

  > button:not(:active) {
    border-color: ${theme.color.button.edge};
    background: ${theme.color.surface};
  }
  &[data-place='page'] {
    position: static;
    padding: 0;
    background: none;
    box-shadow: none;
  }
`;
