import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';

/** The product's build cuts the texts into parts that come one after another; here each part is the whole file. */
const wholeTexts: Plugin = {
  name: 'tally-whole-texts',
  enforce: 'pre',
  load: (id) =>
    /\.json\?part=/.test(id) ? `export { default } from ${JSON.stringify(id.replace(/\?.*/, ''))};` : undefined,
};

const config: StorybookConfig = {
  stories: [
    './docs/*.mdx',
    './docs/*.stories.tsx',
    '../ui/**/*.stories.tsx',
    '../app/**/*.stories.tsx',
    '../host-simulator/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/react-vite', options: {} },
  // No telemetry, no crash reports, no update notice, no "what's new" call.
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  // The framework adds no React plugin by itself: without it there is no fast refresh.
  // All four texts are in the page at once here, which the product's own build would be warned of.
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      alias: {
        ...vite.resolve?.alias,
        '#storybook': import.meta.dirname,
        '#testing': join(import.meta.dirname, '../app/testing'),
      },
    },
    plugins: [wholeTexts, ...(vite.plugins ?? []), react()],
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      reportCompressedSize: false,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        checks: { ineffectiveDynamicImport: false, pluginTimings: false },
      },
    },
  }),
};

export default config;
