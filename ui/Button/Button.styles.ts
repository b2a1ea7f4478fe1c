import styled, { keyframes } from 'styled-components';
import { theme } from '../theme/theme';

const { button } = theme.color;

// The transparent border becomes visible in forced-colours mode. The `::after` of a small button enlarges its touch
// target beyond the visible shape. While busy, the label stays in the layout and in the accessibility tree behind the
// spinner.
export const Root = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[8]};
  min-width: ${theme.layout.touch};
  min-height: ${theme.layout.touch};
  padding: ${theme.space[8]} ${theme.space[16]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.button};
  font: ${theme.type.label};
  text-align: center;
  text-wrap: balance;
  color: ${button.label};
  background: ${button.fill};
  transition: transform ${theme.motion.tap};

  &[data-block] {
    width: 100%;
    padding: ${theme.space[8]};
  }
  &[data-size='small'] {
    min-height: ${theme.layout.buttonSmall};
    padding: ${theme.space[4]} ${theme.space[12]};
    border-radius: ${theme.radius.pill};
    font: ${theme.type.bodyStrong};
  }
  &[data-size='small'][data-block] {
    padding: ${theme.space[4]};
  }
  &[data-size='small']::after {
    content: '';
    position: absolute;
    inset: -5px 0;
  }
  &:active {
    background: ${button.pressed};
    transform: scale(0.97);
  }
  &[data-tone='soft'],
  &[data-tone='quiet'] {
    color: ${button.softLabel};
    background: ${button.softFill};
  }
  &[data-tone='quiet'] {
    background: none;
  }
  &[data-tone='outline'] {
    border-color: ${button.edge};
    color: ${button.softLabel};
    background: ${theme.color.surface};
  }
  &[data-tone='soft']:active,
  &[data-tone='quiet']:active,
  &[data-tone='outline']:active {
    background: ${button.softPressed};
  }
  &[data-tone='low'] {
    background: ${button.low};
  }
  &[data-tone='low']:active {
    background: ${button.lowPressed};
  }
  &[data-tone='danger'] {
    background: ${button.danger};
  }
  &[data-tone='danger']:active {
    background: ${button.dangerPressed};
  }
  &[data-tone='off'],
  &[data-state='disabled'] {
    color: ${button.offLabel};
    background: ${button.offFill};
  }
  &[data-state='disabled'] {
    cursor: default;
    transform: none;
  }
  &[data-state='busy'] {
    color: transparent;
  }
  @media (forced-colors: active) {
    &[data-state='disabled'] {
      border-color: GrayText;
      color: GrayText;
    }
    &[data-state='busy'] {
      border-color: GrayText;
      background: ButtonFace;
      forced-color-adjust: none;
    }
  }
`;

const turn = keyframes`to { transform: rotate(1turn); }`;

export const Turning = styled.span`
  position: absolute;
  color: ${button.label};
  forced-color-adjust: auto;
  animation: ${turn} 0.9s linear infinite;

  [data-tone='soft'] > &,
  [data-tone='quiet'] > & {
    color: ${button.softLabel};
  }
  /* Beside the label, not in its place. */
  [data-state='waiting'] > & {
    position: static;
  }
`;
