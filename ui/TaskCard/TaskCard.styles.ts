import { compact, finishedRow, narrow } from '@tally/tokens/layout';
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

/** Title and count, then the reward and of what it is: on narrow phones on a third line, whose room is kept. */
export const Words = styled(TicketWords)`
  display: grid;
  grid-template: 'title title count' 'coins each each' / auto minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${theme.space[2]} ${theme.space[4]};

  @media ${narrow} {
    grid-template: 'title title' 'coins coins' 'each count' / minmax(0, 1fr) auto;
    align-content: center;
    min-height: 3.75rem;
  }
`;

export const Title = styled.h3`
  grid-area: title;
  font: ${theme.type.bodyStrong};
`;

// The coin is inline, so that it follows the last word if the text wraps to two lines.
export const Reward = styled.p`
  display: contents;
  font: ${theme.type.small};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.textSecondary};

  > [data-part] {
    min-height: 1.125rem;
  }
  > [data-part='coins'] {
    grid-area: coins;
  }
  > [data-part='line'] {
    grid-area: coins / 1 / coins / -1;
  }
  > [data-part='each'] {
    grid-area: each;
    white-space: nowrap;
  }
  > [data-part='alone'] {
    grid-area: coins / 1 / auto / -1;
  }
  @media ${narrow} {
    > [data-part='alone'] {
      grid-area: coins / 1 / each / 2;
    }
  }
  svg {
    display: inline;
    vertical-align: -2px;
  }
`;

export const Progress = styled.p`
  grid-area: count;
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.textCaption};

  /* On the reward's last line, which may be its only one. */
  @media ${narrow} {
    grid-row: coins / each;
    align-self: end;
    line-height: 1.125rem;
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

  /* Alone, without what the coins are worth: in the middle. */
  > :only-child {
    margin-bottom: ${theme.space[4]};
  }
  @media ${compact} {
    padding-right: 6px;
    padding-left: 6px;
  }
`;

/** May reach into the gaps beside it: the stubs of a list stay equally wide. */
export const Worth = styled.b`
  display: grid;
  margin: 0 -4px;
  align-content: center;
  min-height: 1.125rem;
  font: ${theme.type.smallStrong};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.reward.text};

  @media ${compact} {
    font-size: 0.75rem;
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
