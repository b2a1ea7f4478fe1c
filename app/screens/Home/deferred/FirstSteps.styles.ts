import { theme } from '@tally/ui/theme/theme';
import styled, { keyframes } from 'styled-components';

const appear = keyframes`from { opacity: 0; }`;

/** At the default text size no higher than the numbers that it replaces, so that nothing shifts when it is loaded. */
export const Root = styled.div`
  display: grid;
  align-content: space-between;
  gap: ${theme.space[4]};
  height: 100%;
  padding: ${theme.space[8]};
  text-align: center;

  li {
    font: ${theme.type.caption};
  }
  animation: ${appear} ${theme.motion.base} ${theme.motion.out};
`;

/** A gold chip. */
export const Rate = styled.p`
  justify-self: center;
  padding: 5px ${theme.space[16]};
  border-radius: ${theme.radius.round};
  background: ${theme.color.reward.bg};
  font: ${theme.type.smallStrong};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.reward.text};

  svg {
    display: inline-block;
    vertical-align: -4px;
  }
`;
