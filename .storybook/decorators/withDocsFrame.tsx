import type { Decorator } from '@storybook/react-vite';
import { theme } from '@tally/ui/theme/theme';
import './withDocsFrame.css';

/** On a documentation page, limits the story to a phone's width and keeps elements of `position: fixed` inside. */
export const withDocsFrame: Decorator = (Story, { viewMode, parameters }) =>
  viewMode === 'docs' ? (
    <div className="docs-frame" data-layout={String(parameters['layout'])} style={{ background: theme.color.page }}>
      <Story />
    </div>
  ) : (
    <Story />
  );
