import styled from 'styled-components';
import { theme } from '../theme/theme';

/** Four equal columns; with large text fewer. */
export const Apps = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(3.5rem, (100% - 3 * ${theme.space[4]}) / 4), 1fr));
  gap: ${theme.space[8]} ${theme.space[4]};
`;

export const App = styled.button`
  display: grid;
  align-content: start;
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

// A long name ends in an ellipsis after two lines; the button's own name is whole.
export const Name = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
  overflow: hidden;
  max-width: 100%;
  font: ${theme.type.caption};
  overflow-wrap: anywhere;
`;
