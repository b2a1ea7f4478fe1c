import '@tally/ui/theme/fonts.css';
import './preparing.css';
import type { Preview, StoryContext } from '@storybook/react-vite';
import { loadScreens } from '../app/testing/loadScreens';
import { configure } from 'storybook/test';
import { withNamedArgs, withNamedArgTypes } from './controls/namedArgs';
import { sourceOf } from './controls/source';
import { withAllLocales } from './decorators/withAllLocales';
import { withEnvironment } from './decorators/withEnvironment';
import { withDocsFrame } from './decorators/withDocsFrame';
import { withMarket } from './decorators/withMarket';
import { withStoryArgs } from './decorators/withStoryArgs';
import { withTextSize } from './decorators/withTextSize';
import { withTheme } from './decorators/withTheme';
import { withTranslation } from './decorators/withTranslation';
import { DocsPage } from './DocsPage';
import { modes } from './modes';
import { connectProof } from './texts/typedText';
import { proof, trackRequests, waitUntilIdle, isVisualTest } from './visualTest';
import { initialGlobals, toolbars, viewportOptions } from './toolbars';

if (isVisualTest) {
  trackRequests();
  // A longer timeout, since a machine under load is slow; whoever types waits for it where words are missed.
  configure({ asyncUtilTimeout: proof === null ? 10_000 : 3000 });
}

if (proof !== null) connectProof(proof);

/** Draws a story without a `render` of its own: the component with the story's args. */
const drawComponent: NonNullable<Preview['render']> = (args, { component: Component }) =>
  Component ? <Component {...args} /> : <></>;

/** Code of a story: of its component on a screen, or the story as it is written if it draws more than that. */
const showSource = (code: string, story: StoryContext) => {
  const { originalSource } = (story.parameters['docs'] as { source?: { originalSource?: string } }).source ?? {};
  return story.originalStoryFn === drawComponent ? sourceOf(story) : (originalSource ?? code);
};

/** Moves the focus to where it was before anything was pressed: to the open dialog, or nowhere. */
function restFocus(): void {
  const pressed = document.activeElement as HTMLElement | null;
  pressed?.blur();
  pressed?.closest<HTMLElement>('[role=dialog],[role=alertdialog]')?.focus();
}

const preview: Preview = {
  render: drawComponent,
  argTypesEnhancers: [withNamedArgTypes],
  argsEnhancers: [withNamedArgs],
  globalTypes: toolbars,
  initialGlobals,
  tags: ['autodocs'],
  loaders: [async ({ title }) => void (/^(Screens|Flows)\//.test(title) && (await loadScreens()))],
  afterEach: async ({ parameters }) => {
    // Removes the focus ring of the element that a play function pressed last; stories about focus set `focus:
    // 'shown'`.
    if (parameters['focus'] !== 'shown') restFocus();
    // The data of a screen arrives after its first render: axe and the picture need the final state.
    if (isVisualTest) await waitUntilIdle();
  },
  // The last decorator is the outermost.
  decorators: [
    withStoryArgs,
    withDocsFrame,
    withEnvironment,
    withTheme,
    withTextSize,
    withMarket,
    withTranslation,
    withAllLocales,
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    // With other words a play function may miss those it looks for: the story is still to be seen.
    throwPlayFunctionExceptions: proof === null,
    viewport: { options: viewportOptions },
    backgrounds: { disable: true },
    // Callbacks are listed on the component's page; here nothing can be chosen for them.
    controls: { expanded: true, sort: 'requiredFirst', exclude: /^on[A-Z]/ },
    docs: { page: DocsPage, source: { transform: showSource } },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Guides',
          ['Patterns', '*'],
          'Texts',
          'Tokens',
          'Components',
          ['Primitives', 'Rows and cards', 'Product'],
          'Overlays',
          'Screens',
          'Flows',
        ],
      },
    },
    chromatic: {
      modes: Object.fromEntries(
        modes.map((mode) => [mode.locale, { locale: mode.locale, viewport: { width: mode.width, height: 640 } }]),
      ),
    },
  },
};

export default preview;
