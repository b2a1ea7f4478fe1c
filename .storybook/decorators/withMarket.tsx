import type { Decorator } from '@storybook/react-vite';
import { marketOf } from '../globals';

/** The market's theme: an attribute on the root element, from which the CSS variables follow. */
export const withMarket: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['market'] = marketOf(globals);
  return <Story />;
};
