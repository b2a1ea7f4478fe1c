import { narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Lead = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};

  @media ${narrow} {
    gap: ${theme.space[4]};
  }
`;

/** Column of fixed width, so that medals and plain numbers are aligned. */
export const Rank = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  font: ${theme.type.label};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.textSecondary};

  @media ${narrow} {
    width: 28px;
  }
`;

/** Truncated if too long: the account is masked anyway. */
export const Account = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Amount = styled.span.attrs({ translate: 'no' })`
  font: ${theme.type.bodyStrong};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
