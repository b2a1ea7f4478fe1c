import styled from 'styled-components';
import { theme } from '../theme/theme';

/** Four equal columns, or three where four would leave the last app alone in its row; with large text fewer. */
export const Apps = styled.ul`
  --columns: 4;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(3.5rem, (100% - 3 * ${theme.space[4]}) / var(--columns)), 1fr));

  &[data-columns='3'] {
    --columns: 3;
  }
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

/** Never truncated: half a name does not identify the app. */
export const Name = styled.span`
  max-width: 100%;
  font: ${theme.type.caption};
  overflow-wrap: anywhere;
`;
