import { css, keyframes } from 'styled-components';

export const fadeIn = keyframes`from{opacity:0}`;

/**
 * Under reduced motion the element fades in within 120 ms in place of its animation: the global style removes all
 * others.
 */
export const fadesInIfReduced = css`
  @media (prefers-reduced-motion: reduce) {
    animation: ${fadeIn} 120ms !important;
  }
`;
