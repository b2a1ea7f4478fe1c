import { narrow } from '@tally/tokens/layout';
import { theme } from '@tally/ui/theme/theme';
import styled, { keyframes } from 'styled-components';

const appear = keyframes`from { opacity: 0; }`;

/** At the default text size no higher than the numbers that it replaces, so that nothing shifts when it is loaded. */
export const Root = styled.div`
  display: grid;
  align-content: space-evenly;
  gap: ${theme.space[4]};
  height: 100%;
  padding: ${theme.space[8]};
  text-align: center;

  li {
    font: ${theme.type.caption};
  }
  /* Below one another, the pictures are small enough for the numbers' height. */
  @media ${narrow} {
    padding: ${theme.space[8]};

    ol {
      gap: 0;
    }
    li svg {
      width: 28px;
      height: 28px;
    }
    && li > [aria-hidden] {
      height: 32px;
    }
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
