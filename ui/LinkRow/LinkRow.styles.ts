import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.a`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  min-height: ${theme.layout.touch};
  padding: ${theme.space[8]} ${theme.space[16]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.button};
  font: ${theme.type.bodyStrong};
  color: ${theme.color.textSecondary};
  background: ${theme.color.surface};
  transition: background ${theme.motion.tap};

  > span {
    flex: 1;
    min-width: 0;
    text-wrap: balance;
  }
  &:active {
    background: ${theme.color.sunken};
  }
`;
