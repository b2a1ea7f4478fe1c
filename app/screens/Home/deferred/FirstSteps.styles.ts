import { theme } from '@tally/ui/theme/theme';
import styled, { keyframes } from 'styled-components';

const appear = keyframes`from { opacity: 0; }`;

/** At the default text size no higher than the numbers that it replaces, so that nothing shifts when it is loaded. */
export const Root = styled.div`
  display: grid;
  align-content: space-between;
  gap: ${theme.space[4]};
  height: 100%;
  padding: ${theme.space[12]} ${theme.space[8]} ${theme.space[8]};
  text-align: center;
  animation: ${appear} ${theme.motion.base} ${theme.motion.out};
`;

export const Title = styled.h2`
  font: ${theme.type.label};
`;

/** Icons of a coin and an e-wallet, each with its amount. */
export const Numbers = styled.p`
  font: ${theme.type.smallStrong};
  color: ${theme.color.textSecondary};

  > svg {
    display: inline-block;
    margin: 0 ${theme.space[4]} 0 ${theme.space[12]};
    vertical-align: -4px;
  }
`;
