import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { writeStorybookFiles } from '../scripts/lib/storybookFiles.mjs';
import { componentProps } from './docs/componentProps.ts';
import { componentUse } from './docs/componentUse.ts';
import { componentFacts } from './facts/componentFacts.ts';
import { withFacts } from './facts/manifest.ts';
import { ruleProofs } from './rules/ruleProofs.ts';

const config: StorybookConfig & { experimental_manifests: typeof withFacts } = {
  stories: [
    './docs/**/*.mdx',
    './docs/**/*.stories.tsx',
    '../ui/**/*.stories.tsx',
    '../app/**/*.stories.tsx',
    '../host-simulator/**/*.stories.tsx',
  ],
  staticDirs: async (dirs = []) => [...dirs, { from: await writeStorybookFiles(), to: '/' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/react-vite', options: {} },
  // manifests/components.json: what an assistant in an editor reads about the library.
  features: { componentsManifest: true },
  experimental_manifests: withFacts,
  // Disables telemetry, crash reports, the update check and "what's new" notices.
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  // Styles are text in the page, as they are in development, so that tools that copy a page get them too.
  previewHead: (head) => `${head}<script>window.SC_DISABLE_SPEEDY = true;</script>`,
  // The framework adds no React plugin: without it there is no fast refresh. The texts of all four languages are in the
  // bundle here; the warning about that is meant for the product's own build.
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
    plugins: [ruleProofs(), componentUse(), componentProps(), componentFacts(), ...(vite.plugins ?? []), react()],
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      reportCompressedSize: false,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        checks: { ineffectiveDynamicImport: false, pluginTimings: false },
        // Shown code names components that stand in other ones.
        output: { ...vite.build?.rolldownOptions?.output, keepNames: true },
      },
    },
  }),
};

export default config;
