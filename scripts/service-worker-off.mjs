/**
 * `npm run service-worker:off [-- folder]`: the kill switch. In a built page's folder (dist/app) the service worker is
 * replaced by one that removes itself and its caches; each phone gets it at its next opening. The next build brings the
 * worker back.
 */
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/run.mjs';

const folder = path.resolve(process.argv[2] ?? path.join(root, 'dist/app'));
for (const end of ['', '.br']) copyFileSync(path.join(folder, `sw-off.js${end}`), path.join(folder, `sw.js${end}`));
console.log(`${folder}/sw.js removes the service worker from now on.`);
