import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};

  /* Side by side when both labels fit on one line, else below one another. */
  > * {
    flex: 1 1 max-content;
  }
`;
