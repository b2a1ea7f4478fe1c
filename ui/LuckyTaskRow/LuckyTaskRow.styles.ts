import { narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.div`
  min-width: 0;
`;

export const Main = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[12]};

  @media ${narrow} {
    column-gap: ${theme.space[8]};
  }
`;

// Where large text leaves the button no space in the row, it wraps below the text and takes the full width. ch follows
// a web view that enlarges text; rem does not.
export const Words = styled.div`
  flex: 999 1 max(5rem, 7ch);
  min-width: 0;

  ~ button {
    flex-grow: 1;
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[8]};
`;

export const Title = styled.h3`
  overflow-wrap: anywhere;
  font: ${theme.type.bodyStrong};
`;

export const Reward = styled.p`
  font: ${theme.type.smallStrong};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.reward.text};
`;

export const Status = styled.p`
  overflow-wrap: anywhere;
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};
`;
