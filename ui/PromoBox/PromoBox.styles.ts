import styled from 'styled-components';
import { theme } from '../theme/theme';

// At the left, and never as wide as to reach the stubs of the tickets, whose buttons are at the right.
export const Root = styled.div`
  --under: 0px;
  position: fixed;
  z-index: ${theme.layer.float};
  left: max(${theme.space[16]}, calc(50vw - 199px));
  bottom: calc(${theme.space[12]} + ${theme.layout.safeBottom} + var(--under));
  display: flex;
  max-width: min(calc(100vw - 140px), 272px);
  border: 1px solid ${theme.color.divider};
  border-radius: ${theme.radius.button};
  color: ${theme.color.text};
  background: ${theme.color.surface};
  box-shadow: ${theme.elevation.float};

  /* A FloatBox stands below it. */
  &[data-over='float'] {
    --under: calc(${theme.space[8]} + max(${theme.layout.touch}, 3.25rem));
  }
  &[data-above='bar'] {
    bottom: calc(5.5rem + ${theme.layout.safeBottom} + var(--under));
  }
  &[data-above='none'] {
    position: static;
    max-width: none;
    box-shadow: none;
  }
`;

export const Open = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space[8]};
  min-width: 0;
  padding: ${theme.space[4]};
  border-radius: inherit;
  text-align: start;

  &:focus-visible {
    outline-offset: -4px;
  }
`;

export const Words = styled.span`
  display: grid;
  justify-items: start;
  min-width: 0;
`;

export const Name = styled.span`
  max-width: 100%;
  overflow-wrap: anywhere;
  font: ${theme.type.smallStrong};
`;

export const Close = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.layout.touch};
  min-height: ${theme.layout.touch};
  border-radius: inherit;
  color: ${theme.color.textSecondary};

  &:focus-visible {
    outline-offset: -6px;
  }
`;
