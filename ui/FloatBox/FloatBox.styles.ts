import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.button`
  position: fixed;
  z-index: ${theme.layer.float};
  right: max(${theme.space[12]}, calc(50vw - 203px));
  bottom: calc(88px + ${theme.layout.safeBottom});
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  max-width: calc(100vw - 32px);
  min-height: ${theme.layout.touch};
  padding: ${theme.space[4]} ${theme.space[16]} ${theme.space[4]} ${theme.space[8]};
  border: 2px solid ${theme.color.surface};
  border-radius: ${theme.radius.round};
  font: ${theme.type.bodyStrong};
  color: ${theme.color.button.label};
  background: ${theme.color.button.fill};
  box-shadow: ${theme.elevation.float};
  transition: transform ${theme.motion.tap};

  &:active {
    background: ${theme.color.button.pressed};
    transform: scale(0.97);
  }
`;
