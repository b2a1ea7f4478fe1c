import styled, { keyframes } from 'styled-components';
import { theme } from '../theme/theme';

const { art } = theme.color;

const pop = keyframes`from{transform:scale(.6)}`;

export const Circle = styled.span`
  display: grid;
  place-items: center;
  width: 96px;
  height: 96px;
  border-radius: ${theme.radius.round};
  background: ${art.redPale};

  /* A picture's pale body would vanish on a circle of its own colour. */
  [fill='${art.redPale}'],
  [fill='${art.greenPale}'],
  [fill='${art.bluePale}'] {
    fill: ${art.white};
  }
`;

export const Badge = styled.span`
  position: absolute;
  right: -2px;
  bottom: -2px;
  display: flex;
  animation: ${pop} ${theme.motion.stamp} ${theme.motion.spring};
`;

export const Root = styled.span`
  position: relative;
  display: inline-flex;

  &[data-size='small'] ${Circle} {
    width: 60px;
    height: 60px;
  }
  &[data-ground='gold'] ${Circle} {
    background: ${art.goldPale};
  }
  &[data-state='done'] ${Circle} {
    background: ${art.greenPale};
  }
  &[data-state='waiting'] ${Circle} {
    background: ${art.goldPale};
  }
  &[data-state='failed'] ${Circle} {
    background: ${art.dangerPale};
  }
  /* A picture's own check mark would contradict the cross. */
  &[data-state='failed'] [data-check] {
    display: none;
  }
`;
