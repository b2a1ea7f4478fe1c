import { narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  min-height: 5.25rem;
  padding: ${theme.space[8]} ${theme.space[12]} ${theme.space[8]} ${theme.space[16]};

  @media ${narrow} {
    gap: ${theme.space[8]};
    padding-right: ${theme.space[8]};
    padding-left: ${theme.space[12]};
  }
`;

export const Art = styled.div`
  flex: none;
  width: 40px;
  height: 40px;

  > svg {
    width: 100%;
    height: 100%;
  }
  @media ${narrow} {
    width: 36px;
    height: 36px;
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Title = styled.h3`
  font: ${theme.type.bodyStrong};
`;

export const Reward = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 1.125rem;
  margin-top: ${theme.space[4]};
  font: ${theme.type.smallStrong};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.reward.text};
`;

// A pill is one line, even at a hyphen: the stub grows instead.
export const Side = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[4]};
  height: 100%;
  padding: ${theme.space[12]} ${theme.space[8]};
  white-space: nowrap;
`;

export const Progress = styled.p`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 1.125rem;
  font: ${theme.type.small};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.textCaption};
`;
