// `npm start`: installs, builds and starts the product from a fresh clone.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/setup/install.mjs';
import { startText } from './lib/setup/startText.mjs';
import { isFree, startServer } from './lib/servers/serverProcess.mjs';
import { root, run } from './lib/run.mjs';
import { isBuilt } from './lib/buildFingerprint.mjs';

const port = Number(process.env.PORT ?? 4000);
const started = Date.now();

if (!Number.isInteger(port) || port < 1 || port > 65535)
  fail(`PORT is "${process.env.PORT}"; it must be a number from 1 to 65535.`);
if (!(await isFree(port)))
  fail(`Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`);

await ensureInstalled({ extent: 'product' });
if (isBuilt()) console.log('The build in dist/ is up to date.');
else if (await run(process.execPath, [path.join(root, 'scripts/build.mjs')]))
  fail('The build failed; the error is above.');

const data = path.resolve(root, process.env.DATA_DIR ?? 'data');
console.log(
  process.env.DATABASE_URL
    ? 'Starting the server on the database of DATABASE_URL ...'
    : `Starting the server; its database is in ${path.relative(root, data) || data} ...`,
);
const demo = process.env.TALLY_DEMO ?? '1';
const isDemo = demo === '1';
const server = await startServer({
  port,
  env: { TALLY_DEMO: demo, DATA_DIR: data },
  show: true,
}).catch((error) => fail(error.message));

console.log(
  startText({
    port,
    seconds: (Date.now() - started) / 1000,
    isDemo,
    hasStorybook: existsSync(path.join(root, 'dist/storybook/index.html')),
  }),
);

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void server.stop());
server.child.on('close', (code) => process.exit(code ?? 0));

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
