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

// With `data-room='float'` the bottom padding lets the last line scroll clear of a round button. A bar covers nothing: it
// stands behind the last line. Nothing else makes room for what is not there.
export const Body = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[24]};
  padding: ${theme.space[24]} ${theme.layout.gutter} calc(${theme.space[32]} + ${theme.layout.safeBottom});

  &[data-room='bar'] {
    padding-bottom: ${theme.space[24]};
  }
  &[data-room='float'] {
    padding-bottom: calc(96px + ${theme.layout.safeBottom});
  }
`;
