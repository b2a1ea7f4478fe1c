import styled from 'styled-components';
import { theme } from '../theme/theme';

// Icon buttons have a transparent margin of 4 px: offset it, so that their visible shape aligns with the page's gutter.
export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: ${theme.layout.titleBar};
  margin: 0 -4px;

  > button:first-child {
    margin-right: ${theme.space[4]};
  }
`;

// Below the bar the red has 8 px more than above it: a title that fills the bar has them above it too, and so stands in
// the middle of the red; one of a single line stays beside the icons.
export const Title = styled.h1`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: ${theme.layout.titleBar};
  min-width: 0;
  overflow-wrap: anywhere;
  font: ${theme.type.bar};
  /* In the largest text still narrow enough for a long word beside two icons. */
  font-size: min(1.1875rem, 8.5vw);
  color: ${theme.color.hero.text};

  &:first-child {
    padding-left: ${theme.space[4]};
  }
  &::before {
    content: '';
    flex: 1 0 ${theme.space[8]};
  }
  &::after {
    content: '';
    flex: 3 0 0;
  }
`;

export const Side = styled.div`
  display: flex;
`;
