import type { Decorator } from '@storybook/react-vite';
import { GlobalStyle } from '@tally/ui/theme/GlobalStyle';

/** The style that every page of the product starts from. */
export const withTheme: Decorator = (Story) => (
  <>
    <GlobalStyle />
    <Story />
  </>
);
