import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.layout.artColumn};
  height: ${theme.layout.artColumn};
  overflow: hidden;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.neutral.bg};
  color: ${theme.color.neutral.fg};
`;

/** Whole: a mark is never cut. */
export const Mark = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
`;
