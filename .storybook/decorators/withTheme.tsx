import type { Decorator } from '@storybook/react-vite';
import { GlobalStyle } from '@tally/ui/theme/GlobalStyle';

/** Renders the product's global style. */
export const withTheme: Decorator = (Story) => (
  <>
    <GlobalStyle />
    <Story />
  </>
);
