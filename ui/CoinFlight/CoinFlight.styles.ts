import { reward } from '@tally/tokens/motion';
import styled, { keyframes } from 'styled-components';
import { fadesInIfReduced } from '../theme/fadeIn';
import { theme } from '../theme/theme';

// Sets the opacity only while the animation runs: without a fill mode the coin stays transparent before and after it,
// and under reduced motion.
const across = keyframes`
  from { opacity: 1; transform: none; }
  to { opacity: 1; transform: translateX(var(--x)); }
`;
// Rises above the target and then falls onto it, which together with `across` makes an arc.
const up = keyframes`
  70% { transform: translateY(calc(var(--y) - 28px)); }
  to { transform: translateY(var(--y)); }
`;

/** Takes no space in the layout and no pointer events. */
export const Root = styled.div`
  position: absolute;
  z-index: ${theme.layer.raised};
  pointer-events: none;
`;

const flight = `${reward.coinFlies}ms var(--after) ${theme.motion.out}`;

export const Coin = styled.i`
  position: absolute;
  margin: -13px;
  opacity: 0;
  animation: ${across} ${flight};

  > svg {
    animation: ${up} ${flight};
  }
`;

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;

/** Stays visible after the coins have landed. Positioned by left and top, since the animation uses the transform. */
export const Gain = styled.b.attrs({ translate: 'no' })`
  position: absolute;
  margin-top: -0.875rem;
  padding: 0 ${theme.space[8]};
  border-radius: ${theme.radius.round};
  font: ${theme.type.caption};
  line-height: 1.75rem;
  text-align: center;
  white-space: nowrap;
  color: ${theme.color.text};
  background: ${theme.color.earned.ray};
  animation: ${rise} ${theme.motion.base} ${reward.countAfter}ms ${theme.motion.out} backwards;
  ${fadesInIfReduced}
`;
