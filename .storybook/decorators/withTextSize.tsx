import type { Decorator } from '@storybook/react-vite';

/** Simulates the device's text size: font sizes are in rem, so the root's font size scales them all. */
export const withTextSize: Decorator = (Story, { globals }) => {
  document.documentElement.style.fontSize = `${String(globals['textSize'])}%`;
  return <Story />;
};
