import { compact, narrow } from '@tally/tokens/layout';
import { reward } from '@tally/tokens/motion';
import styled, { keyframes } from 'styled-components';
import { fadesInIfReduced } from '../theme/fadeIn';
import { theme } from '../theme/theme';

/** The remaining part of a finished task's ticket: gold, with a torn edge. */
export const Done = styled.div`
  display: flex;
  flex: 1 1 9rem;
  align-items: center;
  gap: ${theme.space[12]};
  min-width: 0;
  min-height: 60px;
  padding: ${theme.space[8]} ${theme.space[12]} ${theme.space[8]} ${theme.space[16]};
  border-radius: ${theme.radius.card} 0 0 ${theme.radius.card};
  background: ${theme.color.earned.foot};
  -webkit-mask: radial-gradient(circle 4px at 100% 50%, transparent 94%, currentcolor) 0 50%/100% 12px repeat-y;

  @media ${compact} {
    gap: ${theme.space[8]};
    padding-right: ${theme.space[8]};
  }
  @media ${narrow} {
    padding-left: ${theme.space[12]};
  }
  @media (forced-colors: active) {
    border: 1px solid;
    border-right-style: dashed;
  }
`;

const land = keyframes`
  from { opacity: 0; transform: scale(1.4); }
`;

/** Title, and what stands below it. */
export const Remaining = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Stamped = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  min-width: ${theme.layout.stub};
  min-height: ${theme.layout.touch};
  margin-left: auto;
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.pill};
  white-space: nowrap;

  &[data-fresh] {
    animation: ${land} ${theme.motion.stamp} ${reward.stampAfter}ms ${theme.motion.spring} backwards;
    ${fadesInIfReduced}
  }
  @media ${compact} {
    min-width: ${theme.layout.stubNarrow};
  }
`;

const fall = keyframes`
  from { opacity: 1; transform: none; }
  to { opacity: 0; transform: translateY(28px) rotate(13deg); }
`;

/** Animation of the paid stub: it tears off, rotates and falls. Invisible under reduced motion. */
export const Torn = styled.i`
  position: absolute;
  z-index: ${theme.layer.raised};
  inset: 0 0 0 auto;
  width: ${theme.layout.stub};
  border-radius: 0 ${theme.radius.card} ${theme.radius.card} 0;
  background: ${theme.color.reward.bg};
  box-shadow: ${theme.elevation.card};
  opacity: 0;
  transform-origin: 0 100%;
  pointer-events: none;
  animation: ${fall} ${theme.motion.base} ${theme.motion.inOut};

  @media ${compact} {
    width: ${theme.layout.stubNarrow};
  }
`;
