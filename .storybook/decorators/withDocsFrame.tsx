import type { Decorator } from '@storybook/react-vite';
import { theme } from '@tally/ui/theme/theme';
import { viewportOptions } from '../toolbars';
import './withDocsFrame.css';

/** The chosen width of a phone. */
const widthOf = (globals: Record<string, unknown>): string | undefined => {
  const { value = '' } = (globals['viewport'] ?? {}) as { value?: string };
  return viewportOptions[value]?.styles.width;
};

/** On a documentation page, limits the story to a phone's width and keeps elements of `position: fixed` inside. */
export const withDocsFrame: Decorator = (Story, { viewMode, parameters, globals }) =>
  viewMode === 'docs' ? (
    <div
      className="docs-frame"
      data-layout={String(parameters['layout'])}
      style={{ background: theme.color.page, maxWidth: widthOf(globals) }}
    >
      <Story />
    </div>
  ) : (
    <Story />
  );
