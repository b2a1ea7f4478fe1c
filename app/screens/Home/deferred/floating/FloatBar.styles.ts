import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/**
 * Bar for home's floating elements. It is opaque and takes the full width, so that the scrolled content ends at its
 * upper edge and no card is half covered.
 */
export const FloatBar = styled.aside`
  position: fixed;
  z-index: ${theme.layer.float};
  right: max(0px, calc(50vw - ${theme.layout.maxWidth} / 2));
  bottom: 0;
  left: max(0px, calc(50vw - ${theme.layout.maxWidth} / 2));
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  padding: ${theme.space[8]} ${theme.layout.gutter} ${theme.layout.safeBottom};
  background: ${theme.color.page};
  box-shadow: ${theme.elevation.bar};

  /* As high as with the promotion in it, which comes after the rest: nothing moves then. */
  &[data-promo] {
    min-height: calc(3rem + ${theme.space[24]} + ${theme.layout.safeBottom});
  }
  &:empty {
    display: none;
  }
  > :last-child {
    margin-left: auto;
  }
  > button {
    min-width: 0;
  }
  > :only-child {
    margin-left: 0;
  }
`;

/**
 * Space at the end of home's content: together with the page's bottom padding as high as the bar, so that the last line
 * can be scrolled out from under it.
 */
export const Room = styled.div`
  height: 1rem;
`;
