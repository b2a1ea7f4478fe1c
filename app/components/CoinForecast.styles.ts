import { theme } from '@tally/ui/theme/theme';
import styled from 'styled-components';

/** Reaches the edges of the card; as high with words of two lines as with one, so that nothing moves when they come. */
export const Band = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-height: 54px;
  margin: 0 calc(-1 * ${theme.space[16]});
  padding: ${theme.space[8]} ${theme.space[16]};
  background: ${theme.color.reward.ground};
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};

  > svg {
    flex: none;
  }
`;

export const Cash = styled.strong`
  font: ${theme.type.bodyStrong};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.reward.text};
`;
