import { reward } from '@tally/tokens/motion';
import styled, { keyframes } from 'styled-components';
import { theme } from '../theme/theme';

// Seen only while it flies: without a fill the coin is see-through before and after, and under reduced motion.
const across = keyframes`
  from { opacity: 1; transform: none; }
  to { opacity: 1; transform: translateX(var(--x)); }
`;
// Beyond the place where it lands, and down onto it: an arc.
const up = keyframes`
  70% { transform: translateY(calc(var(--y) - 28px)); }
  to { transform: translateY(var(--y)); }
`;

/** Takes no room and no taps. */
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

/** Stays above the coins after they have landed. Placed by left and top: its transform belongs to the motion. */
export const Gain = styled.b`
  position: absolute;
  top: -46px;
  left: 20px;
  padding: 0 ${theme.space[12]};
  border-radius: ${theme.radius.round};
  font: ${theme.type.bodyStrong};
  white-space: nowrap;
  color: ${theme.color.text};
  background: ${theme.color.earned.ray};
  animation: ${rise} ${theme.motion.base} ${reward.countAfter}ms ${theme.motion.out} backwards;
`;
