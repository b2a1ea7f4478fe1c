import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Amount = styled.span.attrs({ translate: 'no' })`
  font: ${theme.type.label};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-sign='plus'] {
    color: ${theme.color.paid.fg};
  }
  &[data-sign='minus'] {
    color: ${theme.color.failed.fg};
  }
`;
