/**
 * `npm run service-worker:off [-- folder]`: kill switch. Replaces the service worker in the folder of a built page
 * (dist/app) by one that removes itself and its caches; each phone receives it the next time it opens the app. The next
 * build restores the worker.
 */
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/run.mjs';

const folder = path.resolve(process.argv[2] ?? path.join(root, 'dist/app'));
for (const end of ['', '.br']) copyFileSync(path.join(folder, `sw-off.js${end}`), path.join(folder, `sw.js${end}`));
console.log(`${folder}/sw.js removes the service worker from now on.`);
