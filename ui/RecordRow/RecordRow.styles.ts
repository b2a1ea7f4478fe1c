import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Amount = styled.span.attrs({ translate: 'no' })`
  font: ${theme.type.label};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  /* What comes in has one ink, with a sign and without. */
  &[data-sign='minus'] {
    color: ${theme.color.failed.fg};
  }
`;
