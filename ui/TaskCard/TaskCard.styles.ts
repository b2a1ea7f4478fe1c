import { finishedRow, narrow } from '@tally/tokens/layout';
import { reward } from '@tally/tokens/motion';
import styled, { keyframes } from 'styled-components';
import { fadesInIfReduced } from '../theme/fadeIn';
import { theme } from '../theme/theme';
import { TicketWords } from '../theme/ticketRow';

// A finished task has a lower row: the remaining part of the ticket and a stamp.
export const Root = styled.div`
  position: relative;

  &[data-state='finished'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    min-height: ${finishedRow};
  }
  &[data-folded] {
    height: ${finishedRow};
    overflow: hidden;
  }
`;

export const Art = styled.div`
  flex: none;
  width: ${theme.layout.artColumn};
  height: ${theme.layout.artColumn};

  > svg {
    width: 100%;
    height: 100%;
  }
`;

/** On narrow phones what the coins are worth takes a second line: its room is kept while the numbers load. */
export const Words = styled(TicketWords)`
  @media ${narrow} {
    min-height: 3.75rem;
  }
`;

export const Title = styled.h3`
  font: ${theme.type.bodyStrong};
`;

// The coin is inline, so that it follows the last word if the text wraps to two lines. What the coins are worth, and
// for what, keeps its words together.
export const Reward = styled.p`
  min-height: 1.125rem;
  margin-top: ${theme.space[2]};
  font: ${theme.type.small};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.textSecondary};

  > span {
    display: inline-block;
    margin-right: 0.4em;
  }
  b {
    font-weight: 700;
    color: ${theme.color.reward.text};
  }
  svg {
    display: inline;
    vertical-align: -2px;
  }
`;

// The button's label stays on one line, even at a hyphen: the stub grows instead.
export const Side = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[2]};
  height: 100%;
  padding: ${theme.space[8]} ${theme.space[8]} ${theme.space[4]};
  white-space: nowrap;
`;

export const Progress = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[8]};
  min-height: 1.125rem;
  font: ${theme.type.small};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.textCaption};
`;

/** Progress bar: the share of the day's quota that is done. */
export const Part = styled.span`
  position: relative;
  width: 32px;
  height: 4px;
  border-radius: ${theme.radius.round};
  overflow: hidden;
  background: ${theme.color.divider};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${theme.color.button.fill};
    transform: scaleX(var(--part));
    transform-origin: 0 0;
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &::after {
      background: CanvasText;
    }
  }
`;

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

  @media ${narrow} {
    gap: ${theme.space[8]};
    padding-right: ${theme.space[8]};
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
  @media ${narrow} {
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
`;
