/**
 * Approves pictures: writes what they look like to the lock, .storybook/pictures. It needs no browser and no images, so
 * that it runs on any system.
 *
 *   npm run pictures:approve                      all pictures of this machine's last run
 *   npm run pictures:approve -- received.json     all pictures of another run; several files: of its parts
 *   npm run pictures:approve -- decisions.json    what was decided on the review page; several files: by several people.
 *                                                 The received.json of the run may be named beside them
 *   npm run pictures:approve -- --only <part>     only stories whose ids contain this
 *
 * Ends with 1 while a picture is refused, or could not be approved.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { approveReceived } from './lib/pictures/approve.mjs';
import { commitOf } from './lib/pictures/commitOf.mjs';
import { parseDecisions } from './lib/pictures/decisions.mjs';
import { readLock, writeLock } from './lib/pictures/lock.mjs';
import { readJsonFile } from './lib/pictures/readJson.mjs';
import { parseReceived, readReceived } from './lib/pictures/received.mjs';
import { reportApproval, reportDecisions } from './lib/pictures/report.mjs';
import { takeDecisions } from './lib/pictures/takeDecisions.mjs';
import { lockFolder, pictureStore, receivedFile } from './lib/visual/paths.mjs';
import { root } from './lib/run.mjs';

const { values: options, positionals } = parseArgs({
  options: { only: { type: 'string', default: '' } },
  allowPositionals: true,
});

const selected = (/** @type {string} */ story) => story.includes(options.only);
const isStored = (/** @type {string} */ hash) => existsSync(path.join(pictureStore, `${hash}.webp`));

/** What this machine's last run has seen, unless it has played another commit. */
function lastRun() {
  if (!existsSync(receivedFile)) return [];
  const { run, pictures } = readReceived(receivedFile);
  const now = commitOf('HEAD');
  return run?.commit && now && run.commit !== now ? [] : pictures;
}

/** Approves what the named files say. `done`: nothing is refused, and nothing could not be approved. */
function approve() {
  if (positionals.length === 0 && !existsSync(receivedFile))
    throw new Error('There is no run to approve: `npm run pictures` first, or name the received.json of a run.');
  const contents = positionals.map((file) => ({ file, content: readJsonFile(file) }));
  const decided = contents.filter(({ content }) => 'decisions' in content);
  const runs = contents.filter(({ content }) => !('decisions' in content));
  const named = runs.flatMap(({ file, content }) => parseReceived(content, file).pictures);
  const lock = readLock(lockFolder);
  const lockName = path.relative(root, lockFolder);
  if (decided.length === 0) {
    const received = runs.length ? named : readReceived(receivedFile).pictures;
    const approval = approveReceived(
      lock,
      received.filter(({ story }) => selected(story)),
    );
    writeLock(lockFolder, approval.lock);
    return { lines: reportApproval(approval, lockName), done: approval.problems.length === 0 };
  }
  const files = decided.map(({ file, content }) => ({ ...parseDecisions(content, file), file }));
  const taken = takeDecisions(files, { lock, received: runs.length ? named : lastRun(), isStored }, selected);
  writeLock(lockFolder, taken.lock);
  return { lines: reportDecisions(taken, lockName), done: taken.problems.length + taken.refused.length === 0 };
}

try {
  const { lines, done } = approve();
  console.log(lines.join('\n'));
  process.exitCode = done ? 0 : 1;
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
