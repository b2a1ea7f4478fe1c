import styled from 'styled-components';
import { theme } from '../theme/theme';

// The visible shape is 4 px smaller than the touch target.
export const Root = styled.button`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.layout.touch};
  height: ${theme.layout.touch};
  padding: 4px;
  border-radius: 18px;
  color: ${theme.color.hero.text};
  background: ${theme.color.hero.chip} content-box;
  transition: transform ${theme.motion.tap};

  &:active {
    transform: scale(0.92);
  }
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -4px;
  }
  &[data-tone='plain'] {
    color: ${theme.color.textSecondary};
    background-color: transparent;
  }
  &[data-notice='new']::after {
    content: '';
    position: absolute;
    top: 8px;
    right: 8px;
    width: 10px;
    height: 10px;
    border: 2px solid ${theme.color.hero.text};
    border-radius: ${theme.radius.round};
    background: ${theme.color.art.gold};
  }
`;
