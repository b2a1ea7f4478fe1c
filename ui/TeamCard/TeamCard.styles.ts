import styled from 'styled-components';
import { theme } from '../theme/theme';

// In one row: a button with words takes what a button that is only a glyph leaves, and breaks its line when it must.
export const Actions = styled.div`
  display: flex;
  gap: ${theme.space[12]};

  > * {
    flex: 1;
    min-width: 0;
  }
  > [aria-label] {
    flex: none;
  }
`;
