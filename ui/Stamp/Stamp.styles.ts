import styled from 'styled-components';
import { theme } from '../theme/theme';

// A double border, slightly rotated like a rubber stamp.
export const Root = styled.span`
  display: inline-grid;
  justify-items: center;
  min-width: 4.5rem;
  padding: ${theme.space[2]} ${theme.space[8]};
  border: 2px solid ${theme.color.earned.stamp};
  border-radius: ${theme.radius.badge};
  outline: 1px solid ${theme.color.earned.stamp};
  outline-offset: -5px;
  font: ${theme.type.smallStrong};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.earned.stamp};
  transform: rotate(-7deg);

  > small {
    font: ${theme.type.caption};
  }
`;
