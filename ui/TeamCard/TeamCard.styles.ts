import styled from 'styled-components';
import { theme } from '../theme/theme';

// Side by side when both labels fit on one line, else below one another.
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};

  > * {
    flex: 1 1 max-content;
  }
`;
