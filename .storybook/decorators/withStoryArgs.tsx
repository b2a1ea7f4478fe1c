import type { Decorator } from '@storybook/react-vite';
import { resolve } from '../storyArgs';

/** Resolves the markers of a component's args for the toolbar's language and market. Screens and flows translate by themselves. */
export const withStoryArgs: Decorator = (Story, { args, globals, title }) =>
  /^(Screens|Flows)\//.test(title) ? (
    <Story />
  ) : (
    // Begun anew in each language: what a field was filled with is text too.
    <Story key={String(globals['locale'])} args={resolve(args, globals)} />
  );
