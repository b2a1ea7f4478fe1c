import { narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.dl`
  display: grid;
  gap: ${theme.space[8]};
  padding: ${theme.space[12]} ${theme.space[16]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.sunken};
  text-align: left;
`;
/** Wraps when label and value don't fit on one line. */
export const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${theme.space[12]};
  dt {
    color: ${theme.color.textSecondary};
    font: ${theme.type.small};
    line-height: 1.25rem;
  }
  dd {
    min-width: 0;
    margin-inline-start: auto;
    text-align: end;
    font: ${theme.type.bodyStrong};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  /* Below its label: two columns of broken words are hard to compare with what was typed. */
  @media ${narrow} {
    display: block;

    dd {
      text-align: start;
    }
  }
`;
