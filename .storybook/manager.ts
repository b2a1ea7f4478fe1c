import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { color } from '@tally/tokens/color';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Tally', brandUrl: './', colorPrimary: color.brand[500], colorSecondary: color.brand[600] }),
  sidebar: { showRoots: true },
});
