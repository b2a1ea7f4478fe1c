import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.button`
  position: fixed;
  z-index: ${theme.layer.float};
  right: max(${theme.space[12]}, calc(50vw - 203px));
  bottom: calc(24px + ${theme.layout.safeBottom});
  display: grid;
  place-items: center;
  width: 60px;
  height: 60px;
  border: 2px solid ${theme.color.divider};
  border-radius: ${theme.radius.round};
  background: ${theme.color.surface};
  box-shadow: ${theme.elevation.float};
  transition: transform ${theme.motion.tap};

  &[data-above='bar'] {
    bottom: calc(5.5rem + ${theme.layout.safeBottom});
  }
  &:active {
    background: ${theme.color.sunken};
    transform: scale(0.95);
  }
`;
