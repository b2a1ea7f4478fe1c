import styled, { keyframes } from 'styled-components';
import { fadesInIfReduced } from '../theme/fadeIn';
import { theme } from '../theme/theme';

const { toast, art } = theme.color;

const enter = keyframes`from { opacity: 0; transform: scale(.9); }`;
const turn = keyframes`to { transform: rotate(1turn); }`;

export const Picture = styled.span`
  flex: none;
`;

export const Root = styled.div`
  position: fixed;
  z-index: ${theme.layer.toast};
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  /* Below the title bar, above a bar at the lower edge. */
  padding: calc(72px + ${theme.layout.safeTop}) ${theme.layout.gutter}
    calc(3.75rem + ${theme.layout.gutter} + ${theme.layout.safeBottom});
  pointer-events: none;

  &[data-place='middle'] {
    padding-block: 0;
  }
  &[data-place='top'] {
    align-items: flex-start;
  }
  &[data-place='edge'] {
    align-items: flex-start;
    padding-top: calc(${theme.space[12]} + ${theme.layout.safeTop});
  }
  &[data-place='bottom'] {
    align-items: flex-end;
  }

  &[data-kind='success'] ${Picture} {
    color: ${art.green};
  }
  &[data-kind='wrong'] ${Picture} {
    color: ${art.redSoft};
  }
  &[data-kind='loading'] ${Picture} {
    animation: ${turn} 0.9s linear infinite;
  }
`;

export const Box = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  max-width: calc(${theme.layout.maxWidth} - 2 * ${theme.layout.gutter});
  padding: ${theme.space[12]} ${theme.space[16]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.button};
  font: ${theme.type.toast};
  /* In large text, which may need more lines. */
  text-align: center;
  text-wrap: balance;
  color: ${toast.text};

  ${Picture} + * {
    text-align: start;
  }
  background: ${toast.fill};
  animation: ${enter} ${theme.motion.fast} ${theme.motion.out};
  ${fadesInIfReduced}
`;
