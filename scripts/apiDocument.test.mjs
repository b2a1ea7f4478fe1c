import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openApi } from '../contract/document/openApi';
import { apiDocument } from './lib/apiDocument.mjs';
import { root } from './lib/run.mjs';

it('the build writes the document that the server serves (API-39)', async () => {
  const written = JSON.parse(JSON.stringify(await apiDocument()));
  expect(written).toEqual(JSON.parse(JSON.stringify(openApi())));
  expect(Object.keys(written.paths).length).toBeGreaterThan(60);
  expect(readFileSync(path.join(root, 'scripts/build.mjs'), 'utf8')).toContain("'dist/openapi.json'");
});
