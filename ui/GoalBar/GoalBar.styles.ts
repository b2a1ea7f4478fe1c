import { compact, narrow } from '@tally/tokens/layout';
import { reward } from '@tally/tokens/motion';
import styled from 'styled-components';
import { theme } from '../theme/theme';

const { goal } = theme.color;

// Reserves the space of bar and line before the amounts are known, so that the layout does not shift.
export const Root = styled.span`
  display: block;
  min-height: calc(16px + 1.125rem);
`;

/**
 * The cash in one colour, with the share of the next exchange striped behind it; both grow from the start of the bar.
 */
export const Bar = styled.span`
  position: relative;
  display: block;
  height: 10px;
  border-radius: ${theme.radius.round};
  overflow: hidden;
  background: ${goal.rest};

  > span {
    position: absolute;
    inset: 0;
    transform-origin: 0 0;
    transform: scaleX(var(--part));
  }
  @media (forced-colors: active) {
    border: 1px solid;
    forced-color-adjust: none;
    background: Canvas;
  }
`;

const grow = `transition: transform ${reward.countFor}ms ${reward.countAfter}ms ${theme.motion.out};`;

/**
 * The bar and its stripes are moved against each other, so that the stripes keep their place and angle and the
 * compositor can do it alone. Grows when a reward's first coins have landed, while its numbers count.
 */
export const Coming = styled.span`
  overflow: hidden;
  ${grow}

  && {
    transform: translateX(calc(var(--part) * 100% - 100%));
  }
  &::before {
    content: '';
    display: block;
    height: 100%;
    background: repeating-linear-gradient(-55deg, ${goal.stripe} 0 2px, ${goal.tomorrow} 2px 8px);
    transform: translateX(calc(100% - var(--part) * 100%));
    ${grow}
  }
`;

export const Cash = styled.span`
  background: ${goal.cash};

  [data-state='ready'] > * > & {
    background: ${goal.ready};
  }
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

export const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space[8]};
  margin-top: 6px;
  font: ${theme.type.small};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.textSecondary};

  > * {
    display: flex;
    align-items: center;
    gap: 0.3em;
  }
  > [data-part='end'] {
    margin-left: auto;
    font-weight: 700;
    color: ${theme.color.text};
  }
  [data-state='ready'] > & > :first-child {
    font-weight: 700;
    color: ${goal.ready};
  }
  strong {
    font-weight: 700;
    color: ${theme.color.reward.text};
  }
  @media ${narrow} {
    font-size: 0.75rem;
  }
  /* Both stand on one line with the amount. */
  @media ${compact} {
    &[data-hope] {
      font-size: 0.75rem;
    }
  }
`;
