import type { Decorator } from '@storybook/react-vite';
import { marketOf } from '../globals';

/** Sets the market's theme: an attribute on the root element selects the CSS variables. */
export const withMarket: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['market'] = marketOf(globals);
  return <Story />;
};
