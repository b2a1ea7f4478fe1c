import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  width: 100%;
  min-height: ${theme.layout.touch};
  padding: ${theme.space[12]} ${theme.space[16]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.card};
  font: ${theme.type.bodyStrong};
  color: ${theme.color.button.softLabel};
  background: ${theme.color.chosen};
  transition: background ${theme.motion.tap};

  > svg:first-child {
    width: 40px;
    height: 40px;
  }
  &:active {
    background: ${theme.color.button.softFill};
  }
`;

/** The mark stands beside the words, and below them where they would have too little room. */
export const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[12]};
  align-items: center;
  min-width: 0;
`;

export const Lines = styled.span`
  flex: 1 1 9rem;
  min-width: 0;
`;

export const Text = styled.span`
  display: block;
  text-wrap: balance;
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};
`;
