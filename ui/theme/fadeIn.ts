import { reducedFade } from '@tally/tokens/motion';
import { css, keyframes } from 'styled-components';

export const fadeIn = keyframes`from{opacity:0}`;

/** Under reduced motion the element fades in, in place of its animation: the global style removes all others. */
export const fadesInIfReduced = css`
  @media (prefers-reduced-motion: reduce) {
    animation: ${fadeIn} ${reducedFade}ms !important;
  }
`;
