import path from 'node:path';
import { runnerImport } from 'vite';
import { root } from './run.mjs';

/**
 * The languages in which pictures are taken, as people call them, in the order of the toolbar.
 *
 * @returns {Promise<{ code: string, name: string }[]>}
 */
export async function languageNames() {
  const { module } = await runnerImport(path.join(root, '.storybook/modes.ts'), {
    configFile: false,
    root,
    logLevel: 'error',
  });
  const { modes } = /** @type {{ modes: { locale: string, title: string }[] }} */ (module);
  return modes.map(({ locale, title }) => ({ code: locale, name: title }));
}
