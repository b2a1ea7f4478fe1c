import type { Decorator } from '@storybook/react-vite';

/** Text size of the phone's settings: sizes are in rem, so the root's font size moves them all. */
export const withTextSize: Decorator = (Story, { globals }) => {
  document.documentElement.style.fontSize = `${String(globals['textSize'])}%`;
  return <Story />;
};
