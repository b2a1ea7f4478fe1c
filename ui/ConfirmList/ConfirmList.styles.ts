import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.dl`
  display: grid;
  gap: ${theme.space[8]};
  padding: ${theme.space[12]} ${theme.space[16]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.sunken};
  text-align: start;
`;
/** The value below its label, in every row: two columns of broken words are hard to compare with what was typed. */
export const Pair = styled.div`
  dt {
    color: ${theme.color.textSecondary};
    font: ${theme.type.small};
    line-height: 1.25rem;
  }
  dd {
    font: ${theme.type.bodyStrong};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
