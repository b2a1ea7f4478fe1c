import styled, { keyframes } from 'styled-components';
import { theme } from '../theme/theme';

const pop = keyframes`from{transform:scale(.6)}`;

export const Circle = styled.span`
  display: grid;
  place-items: center;
  width: 104px;
  height: 104px;
  border-radius: ${theme.radius.round};
  background: ${theme.color.art.redPale};
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

  &[data-ground='gold'] ${Circle} {
    background: ${theme.color.art.goldPale};
  }
  &[data-state='done'] ${Circle} {
    background: ${theme.color.art.greenPale};
  }
  &[data-state='waiting'] ${Circle} {
    background: ${theme.color.art.goldPale};
  }
  &[data-state='failed'] ${Circle} {
    background: ${theme.color.art.dangerPale};
  }
`;
