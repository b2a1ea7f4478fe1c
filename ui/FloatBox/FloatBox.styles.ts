import styled from 'styled-components';
import { theme } from '../theme/theme';

// At the left, and never as wide as to reach the stubs of the tickets, whose buttons are at the right.
export const Root = styled.button`
  position: fixed;
  z-index: ${theme.layer.float};
  left: max(${theme.space[16]}, calc(50vw - 199px));
  bottom: calc(${theme.space[12]} + ${theme.layout.safeBottom});
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  max-width: min(calc(100vw - 140px), 272px);
  min-height: ${theme.layout.touch};
  padding: ${theme.space[4]} ${theme.space[12]} ${theme.space[4]} ${theme.space[8]};
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
