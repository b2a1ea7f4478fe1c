import { palette } from '@tally/tokens/palette';
import { addons, types } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS, STORY_PREPARED } from 'storybook/internal/core-events';
import { create } from 'storybook/theming';
import { textLabels } from './controls/textChoices';
import { labelOf } from './sidebar';
import { markOf } from './status';
import { DocsWidthTool } from './toolbar/DocsWidthTool';
import { FindTool } from './toolbar/FindTool';
import { foldPanel } from './toolbar/foldPanel';
import { allLocales, initialGlobals } from './toolbars';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Tally',
    brandUrl: './',
    colorPrimary: palette.brand500,
    colorSecondary: palette.brand600,
  }),
  sidebar: {
    showRoots: true,
    renderLabel: (item) => {
      const mark = item.type === 'component' ? markOf(item.tags) : undefined;
      const name = labelOf(item);
      return mark ? `${name} (${mark})` : name;
    },
  },
});

addons.register('tally/find', () =>
  addons.add('tally/find/tool', { type: types.TOOL, title: 'Find', render: FindTool }),
);

addons.register('tally/docs-width', () =>
  addons.add('tally/docs-width/tool', {
    type: types.TOOL,
    title: 'Width',
    match: ({ viewMode }) => viewMode === 'docs',
    render: DocsWidthTool,
  }),
);

addons.register('tally/fold-panel', foldPanel);

// Four frames side by side need the whole window; a single story is shown at a phone's width.
addons.register('tally/all-locales', (api) => {
  type Chosen = Record<string, unknown>;
  // A page of tables sets a width of its own: that is not what was chosen.
  const follow = ({ globals: shown, userGlobals: globals = shown }: { globals: Chosen; userGlobals?: Chosen }) => {
    const all = globals['locale'] === allLocales;
    const { value } = (globals['viewport'] ?? {}) as { value?: string };
    if (all && value) api.updateGlobals({ viewport: { value: undefined, isRotated: false } });
    if (!all && !value) api.updateGlobals({ viewport: initialGlobals.viewport });
  };
  api.on(GLOBALS_UPDATED, follow);
  api.on(SET_GLOBALS, follow);
});

// The words of texts that Controls let choose from are those of the language that is shown.
addons.register('tally/text-labels', (api) => {
  const relabel = (globals: Record<string, unknown>) => {
    const story = api.getCurrentStoryData();
    if (story?.type !== 'story' || !story.argTypes) return;
    const labels = textLabels(globals['locale']);
    const argTypes = Object.entries(story.argTypes).map(([prop, argType]) => [
      prop,
      argType['texts'] ? { ...argType, control: { type: 'select', labels } } : argType,
    ]);
    void api.updateStory(story.id, { argTypes: Object.fromEntries(argTypes) as typeof story.argTypes });
  };
  // Storybook itself stores a prepared story before it is changed here.
  api.on(STORY_PREPARED, () => queueMicrotask(() => relabel(api.getGlobals())));
  api.on(GLOBALS_UPDATED, ({ globals }: { globals: Record<string, unknown> }) => relabel(globals));
});
