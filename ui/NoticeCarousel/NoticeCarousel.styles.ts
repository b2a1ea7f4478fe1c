import { compact, narrow } from '@tally/tokens/layout';
import styled, { keyframes } from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.div`
  position: relative;
  min-width: 0;
  font: ${theme.type.small};
  color: ${theme.color.hero.text};
`;

export const Chip = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-height: 2rem;
  padding: ${theme.space[4]} 44px ${theme.space[4]} ${theme.space[8]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.hero.chip};
  container-type: inline-size;

  /* The amount needs the room of the picture, and that up to the drawing of the control. */
  @media ${compact} {
    > svg {
      display: none;
    }
  }
  @media ${narrow} {
    padding-right: 36px;
    font: ${theme.type.caption};
  }
`;

const flip = keyframes`from { opacity: 0; transform: perspective(9rem) rotateX(-80deg); }`;

export const Line = styled.span`
  display: flex;
  min-width: 0;
  overflow: hidden;
  white-space: pre;

  /* In large text the words alone are wider than the line: then its end is cut. */
  @container (max-width: 26ch) {
    display: block;
    text-overflow: ellipsis;
  }

  &:empty {
    flex: 0 1 12rem;
    height: 0.75rem;
    border-radius: ${theme.radius.badge};
    background: ${theme.color.hero.chip};
  }
  &[data-turn='next'] {
    animation: ${flip} ${theme.motion.flip} ${theme.motion.out};
  }
`;

export const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const Control = styled.button`
  position: absolute;
  top: 50%;
  right: 0;
  display: grid;
  place-items: center;
  width: ${theme.layout.touch};
  height: ${theme.layout.touch};
  margin-top: -24px;
  border-radius: ${theme.radius.pill};

  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -6px;
  }
`;
