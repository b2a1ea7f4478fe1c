import type { Decorator } from '@storybook/react-vite';
import { theme } from '@tally/ui/theme/theme';
import './withDocsFrame.css';

/** On a documentation page the story gets a phone's width, and what it fixes to the screen stays inside. */
export const withDocsFrame: Decorator = (Story, { viewMode, parameters }) =>
  viewMode === 'docs' ? (
    <div className="docs-frame" data-layout={String(parameters['layout'])} style={{ background: theme.color.page }}>
      <Story />
    </div>
  ) : (
    <Story />
  );
