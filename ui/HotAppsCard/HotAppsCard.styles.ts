import styled from 'styled-components';
import { theme } from '../theme/theme';

/** Four in a row; with large text fewer. */
export const Apps = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(64px, 4.2rem), 1fr));
  gap: ${theme.space[8]};
`;

export const App = styled.button`
  display: grid;
  justify-items: center;
  gap: ${theme.space[8]};
  width: 100%;
  min-height: ${theme.layout.touch};
  padding: ${theme.space[8]} ${theme.space[2]};
  border-radius: ${theme.radius.pill};
  text-align: center;

  &:active {
    background: ${theme.color.sunken};
  }
`;

/** Two lines at most: names of apps come from outside. */
export const Name = styled.span`
  display: -webkit-box;
  max-width: 100%;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
  font: ${theme.type.caption};
  overflow-wrap: anywhere;
`;
