import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.layout.artColumn};
  height: ${theme.layout.artColumn};
  overflow: hidden;
  border-radius: ${theme.radius.round};
  background: ${theme.color.initial.bg};
  color: ${theme.color.initial.fg};
  font: ${theme.type.label};
  &[data-shape='app'] {
    border-radius: ${theme.radius.pill};
  }
  &[data-size='large'] {
    width: 72px;
    height: 72px;
    font: ${theme.type.amount};
    &[data-shape='app'] {
      border-radius: ${theme.radius.card};
    }
  }
`;
export const Photo = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
