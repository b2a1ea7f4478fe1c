/**
 * Approves pictures: writes what they look like to the lock, .storybook/pictures, and what is heard of their stories to
 * .storybook/heard. It needs no browser and no images, so that it runs on any system.
 *
 *   npm run pictures:approve                      all pictures of this machine's last run
 *   npm run pictures:approve -- received.json     all pictures of another run; several files: of its parts
 *   npm run pictures:approve -- decisions.json    what was decided on the review page; several files: by several people.
 *                                                 The received.json of the run may be named beside them
 *   npm run pictures:approve -- --heard           only what is heard, of the last or a named run. Decisions are about
 *                                                 pictures alone
 *   npm run pictures:approve -- --only <part>     only stories whose ids contain this
 *
 * Ends with 1 while a picture is refused, or could not be approved.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readHeard, writeHeard } from './lib/heard/heardFiles.mjs';
import { approveHeard } from './lib/heard/receivedHeard.mjs';
import { approveReceived } from './lib/pictures/approve.mjs';
import { commitOf } from './lib/pictures/commitOf.mjs';
import { parseDecisions } from './lib/pictures/decisions.mjs';
import { readLock, writeLock } from './lib/pictures/lock.mjs';
import { readJsonFile } from './lib/pictures/readJson.mjs';
import { parseReceived, readReceived } from './lib/pictures/received.mjs';
import { reportApproval, reportDecisions, reportHeard } from './lib/pictures/report.mjs';
import { applyDecisions } from './lib/pictures/applyDecisions.mjs';
import { heardFolder, lockFolder, pictureStore, receivedFile } from './lib/visual/paths.mjs';
import { root } from './lib/run.mjs';

const { values: options, positionals } = parseArgs({
  options: { only: { type: 'string', default: '' }, heard: { type: 'boolean', default: false } },
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

/** What of a run is approved. @param {import('./lib/pictures/received.mjs').Received[]} runs */
function approveRuns(runs) {
  const approval = approveReceived(
    readLock(lockFolder),
    options.heard ? [] : runs.flatMap(({ pictures }) => pictures).filter(({ story }) => selected(story)),
  );
  const heard = approveHeard(
    readHeard(heardFolder),
    runs.flatMap((run) => run.heard).filter(({ story }) => selected(story)),
  );
  if (!options.heard) writeLock(lockFolder, approval.lock);
  writeHeard(heardFolder, heard.heard);
  return {
    lines: [
      ...(options.heard ? [] : reportApproval(approval, path.relative(root, lockFolder))),
      ...reportHeard(heard, path.relative(root, heardFolder)),
    ],
    done: approval.problems.length + heard.problems.length === 0,
  };
}

/** Approves what the named files say. `done`: nothing is refused, and nothing could not be approved. */
function approve() {
  if (positionals.length === 0 && !existsSync(receivedFile))
    throw new Error('There is no run to approve: `npm run pictures` first, or name the received.json of a run.');
  const contents = positionals.map((file) => ({ file, content: readJsonFile(file) }));
  const decided = contents.filter(({ content }) => 'decisions' in content);
  const named = contents.filter(({ content }) => !('decisions' in content));
  const runs = named.map(({ file, content }) => parseReceived(content, file));
  if (decided.length === 0 || options.heard) return approveRuns(runs.length ? runs : [readReceived(receivedFile)]);
  const files = decided.map(({ file, content }) => ({ ...parseDecisions(content, file), file }));
  const received = runs.length ? runs.flatMap(({ pictures }) => pictures) : lastRun();
  const taken = applyDecisions(files, { lock: readLock(lockFolder), received, isStored }, selected);
  writeLock(lockFolder, taken.lock);
  const lines = reportDecisions(taken, path.relative(root, lockFolder));
  return { lines, done: taken.problems.length + taken.refused.length === 0 };
}

try {
  const { lines, done } = approve();
  console.log(lines.join('\n'));
  process.exitCode = done ? 0 : 1;
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
