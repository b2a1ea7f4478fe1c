import { narrow } from '@tally/tokens/layout';
import styled, { keyframes } from 'styled-components';
import { theme } from '../theme/theme';

export const Art = styled.div`
  flex: none;
  width: 40px;
  height: 40px;

  > svg {
    width: 100%;
    height: 100%;
  }
  @media ${narrow} {
    width: 36px;
    height: 36px;
  }
`;

export const Title = styled.h3`
  font: ${theme.type.bodyStrong};
`;

export const Reward = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 1.125rem;
  margin-top: ${theme.space[4]};
  font: ${theme.type.smallStrong};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.reward.text};
`;

// A pill is one line, even at a hyphen: the stub grows instead.
export const Side = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[4]};
  height: 100%;
  padding: ${theme.space[12]} ${theme.space[8]};
  white-space: nowrap;
`;

export const Progress = styled.p`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 1.125rem;
  font: ${theme.type.small};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.textCaption};
`;

const fall = keyframes`
  from { opacity: 1; transform: none; }
  to { opacity: 0; transform: translateY(28px) rotate(8deg); }
`;

/** The stub that was paid for tears off and falls; the next one lies under it. Unseen where less motion is wanted. */
export const Torn = styled.i`
  position: absolute;
  z-index: ${theme.layer.raised};
  inset: 0;
  border-radius: 0 ${theme.radius.card} ${theme.radius.card} 0;
  background: ${theme.color.reward.bg};
  box-shadow: ${theme.elevation.card};
  opacity: 0;
  transform-origin: 0 100%;
  pointer-events: none;
  animation: ${fall} 0.7s ${theme.motion.inOut};
`;
