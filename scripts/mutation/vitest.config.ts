import path from 'node:path';
import { mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

/** The change to apply while loading; no file on disk is changed. */
interface Change {
  readonly file: string;
  readonly at: number;
  readonly from: string;
  readonly to: string;
}

const root = path.resolve(import.meta.dirname, '../..');

export default mergeConfig(base, {
  root,
  plugins: [
    {
      name: 'one-change',
      enforce: 'pre',
      transform(code: string, id: string) {
        // The worker sets it before each run.
        const change = JSON.parse(process.env['TALLY_MUTATION'] ?? 'null') as Change | null;
        if (change === null || id.split('?')[0] !== path.join(root, change.file)) return undefined;
        if (!code.startsWith(change.from, change.at)) throw new Error(`${change.file} is not what was to be changed.`);
        return code.slice(0, change.at) + change.to + code.slice(change.at + change.from.length);
      },
    },
  ],
});
