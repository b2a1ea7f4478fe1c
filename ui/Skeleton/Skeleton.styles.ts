import styled, { keyframes } from 'styled-components';
import { theme } from '../theme/theme';

const breathe = keyframes`50% { opacity: .5; }`;

export const Root = styled.span`
  display: block;
  max-width: 100%;
  height: 1em;
  border-radius: ${theme.radius.badge};
  background: ${theme.color.skeleton};
  /* It breathes when it takes long; until then it costs the start nothing. */
  animation: ${breathe} 1.6s 1.2s infinite;

  &[data-shape='block'] {
    height: ${theme.layout.touch};
    border-radius: ${theme.radius.button};
  }
  &[data-shape='card'] {
    border-radius: ${theme.radius.card};
  }
  &[data-shape='round'] {
    border-radius: ${theme.radius.round};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
