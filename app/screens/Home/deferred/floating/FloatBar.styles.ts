import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/**
 * Bar for home's floating elements. It is opaque and takes the full width, so that the scrolled content ends at its
 * upper edge and no card is half covered. Without any of them it is not there.
 */
export const FloatBar = styled.aside`
  position: fixed;
  z-index: ${theme.layer.float};
  right: max(0px, calc(50vw - ${theme.layout.maxWidth} / 2));
  bottom: 0;
  left: max(0px, calc(50vw - ${theme.layout.maxWidth} / 2));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  padding: ${theme.space[8]} ${theme.layout.gutter} ${theme.layout.safeBottom};
  background: ${theme.color.surface};
  box-shadow: ${theme.elevation.bar};

  &:empty {
    display: none;
  }
`;

/**
 * Space at the end of home's content, as high as the bar while there is one, so that the last line can be scrolled out
 * from under it (HOME-23).
 */
export const Room = styled.div`
  /* Nothing of it is seen: when ads come above it, that is no layout shift. The page's own gap above it counts. */
  visibility: hidden;
  margin-top: calc(-1 * ${theme.space[24]});
`;
