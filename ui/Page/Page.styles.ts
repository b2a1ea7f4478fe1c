import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  max-width: ${theme.layout.maxWidth};
  min-height: 100vh;
  margin: 0 auto;
  background: ${theme.color.page};
  /* What falls or flies for a moment does not let the page scroll sideways. */
  overflow-x: clip;
`;

// The bottom padding lets the last line scroll clear of floating elements. With `data-room='float'` it is the height of
// a round button plus its distance to the edge and a margin. A bar covers nothing: it stands behind the last line.
export const Body = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[24]};
  padding: ${theme.space[24]} ${theme.layout.gutter} calc(3.75rem + ${theme.layout.safeBottom});

  &[data-room='bar'] {
    padding-bottom: ${theme.space[24]};
  }
  &[data-room='float'] {
    padding-bottom: calc(96px + ${theme.layout.safeBottom});
  }
`;
