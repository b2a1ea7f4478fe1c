/**
 * Approves pictures: writes what they look like to the lock, .storybook/pictures. It needs no browser and no images, so
 * that it runs on any system.
 *
 *   npm run pictures:approve                      all pictures of this machine's last run
 *   npm run pictures:approve -- received.json     all pictures of another run; several files: of its parts
 *   npm run pictures:approve -- decisions.json    what was decided about each picture of this machine's last run, or
 *                                                 of the run whose received.json is named beside it
 *   npm run pictures:approve -- --only <part>     only stories whose ids contain this
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { approveDecisions, approveReceived } from './lib/pictures/approve.mjs';
import { parseDecisions } from './lib/pictures/decisions.mjs';
import { readLock, writeLock } from './lib/pictures/lock.mjs';
import { readJsonFile } from './lib/pictures/readJson.mjs';
import { parseReceived } from './lib/pictures/received.mjs';
import { lockFolder, receivedFile } from './lib/visual/paths.mjs';
import { root } from './lib/run.mjs';

const { values: options, positionals } = parseArgs({
  options: { only: { type: 'string', default: '' } },
  allowPositionals: true,
});

/** @param {readonly string[]} named files */
function readFiles(named) {
  const contents = named.map((file) => ({ file, content: readJsonFile(file) }));
  const isDecisions = (/** @type {{ content: object }} */ { content }) => 'decisions' in content;
  const decided = contents.filter(isDecisions);
  const runs = contents.filter((one) => !isDecisions(one));
  const lastRun = () => (existsSync(receivedFile) ? [{ file: receivedFile, content: readJsonFile(receivedFile) }] : []);
  const part = (/** @type {{ story: string }} */ { story }) => story.includes(options.only);
  return {
    decisions: decided.length
      ? decided.flatMap(({ file, content }) => parseDecisions(content, file)).filter(part)
      : undefined,
    received: (runs.length ? runs : lastRun())
      .flatMap(({ file, content }) => parseReceived(content, path.basename(file)))
      .filter(part),
  };
}

function approve() {
  if (positionals.length === 0 && !existsSync(receivedFile))
    throw new Error('There is no run to approve: `npm run pictures` first, or name the received.json of a run.');
  const { decisions, received } = readFiles(positionals);
  const lock = readLock(lockFolder);
  const approval = decisions ? approveDecisions(lock, decisions, received) : approveReceived(lock, received);
  writeLock(lockFolder, approval.lock);
  for (const problem of approval.problems) console.error(`not approved: ${problem}`);
  for (const key of approval.refused) console.log(`refused: ${key}`);
  const { written, removed, refused, problems } = approval;
  const facts = [`${written.length} approved`, `${removed.length} removed`, `${refused.length} refused`];
  console.log(`${[...facts, `${problems.length} not approved`].join(', ')}. Lock: ${path.relative(root, lockFolder)}`);
  return problems.length;
}

try {
  process.exitCode = approve() ? 1 : 0;
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
