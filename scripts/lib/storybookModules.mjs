import path from 'node:path';
import { createRequire } from 'node:module';
import { runnerImport } from 'vite';
import { root } from './run.mjs';

/** The build of styled-components with imports: the one for Node has its functions elsewhere. */
const styled = path.join(
  path.dirname(createRequire(import.meta.url).resolve('styled-components/package.json')),
  'dist/styled-components.browser.esm.js',
);

/**
 * Loads a module of Storybook's sources, which may import stories and components.
 *
 * @param {string} file from the root
 * @returns {Promise<any>}
 */
export async function loadStorybookModule(file) {
  const { module } = await runnerImport(path.join(root, file), {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: {
        '#storybook': path.join(root, '.storybook'),
        '#testing': path.join(root, 'app/testing'),
        'styled-components': styled,
      },
    },
    environments: { inline: { resolve: { noExternal: ['styled-components'], external: [] } } },
  });
  return module;
}
