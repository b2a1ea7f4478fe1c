import type { Decorator } from '@storybook/react-vite';
import { resolve } from '../texts/storyArgs';

/**
 * Resolves the markers in a component's args (`storyArgs.ts`) for the toolbar's language and market. Screens and flows
 * translate by themselves.
 */
export const withStoryArgs: Decorator = (Story, { args, globals, title }) =>
  /^(Screens|Flows)\//.test(title) ? (
    <Story />
  ) : (
    // The key remounts the story for each language, since text entered into fields is translated too.
    <Story key={String(globals['locale'])} args={resolve(args, globals)} />
  );
