import path from 'node:path';
import { runnerImport } from 'vite';
import { root } from './run.mjs';

/**
 * The document of the API (OpenAPI), made from the contract.
 *
 * @returns {Promise<object>}
 */
export async function apiDocument() {
  const { module } = await runnerImport(path.join(root, 'contract/document/openApi.ts'), {
    configFile: false,
    root,
    logLevel: 'error',
  });
  return /** @type {{ openApi(): object }} */ (module).openApi();
}
