import { narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-height: ${theme.layout.touch};
  padding: ${theme.space[4]} ${theme.space[16]} ${theme.space[4]} ${theme.space[8]};
  border-radius: ${theme.radius.round};
  font: ${theme.type.bodyStrong};
  color: ${theme.color.button.label};
  background: ${theme.color.button.fill};
  transition: transform ${theme.motion.tap};

  /* Beside a promotion even the longest label stays on one line. */
  @media ${narrow} {
    column-gap: ${theme.space[4]};
    padding-right: ${theme.space[12]};
  }
  > svg {
    flex: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  &:active {
    background: ${theme.color.button.pressed};
    transform: scale(0.97);
  }
`;
