/**
 * Measures the startup against peers and against the static page (the limit), in one interleaved run: slow CPU, slow
 * network, HTTP/2 and brotli, the same API, the phones' font. Each site is visited three times, and once more without a
 * network if it has a service worker: ours, and a peer with the same worker.
 *
 *   npm run bench [-- --rounds 5] [--only ours,antd-mobile] [--json file]
 *   npm run bench -- --against folder    two builds of ours: this one (dist/app) and another one's dist/app; no peers
 *
 * That installs the peers first: bench/ is a package of its own, and nothing else needs them.
 *
 * Also counts the frames dropped by the motion of a reward, which should run at 60 frames a second, and by the same
 * moving elements on an empty page; and those of a first opening that tells the morning, and of an ordinary one.
 *
 * Only ratios within a run are meaningful, and only on a machine without other load: the load is printed for each
 * round, and rounds with a load above 3 must not be quoted. Prints medians, and the budgets with the measured
 * values; the bytes are in `node bench/size.mjs`. Ends with 1 when a budget is missed on a quiet machine. `CHROMIUM_PATH` selects another browser.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browser as pinned, browserArgs } from '../scripts/lib/browser.mjs';
import { run } from '../scripts/lib/run.mjs';
import { phoneFonts } from './startup/phoneFonts.mjs';
import { budgets, changeBudgets, verdictOfFrames, verdicts } from './startup/startBudgets.mjs';
import { prerenderedVisit } from './startup/prerendered.mjs';
import { openingFrames } from './startup/morning.mjs';
import { controlFrames, motionMs, rewardFrames } from './startup/reward.mjs';
import { serve } from './startup/serve.mjs';
import { buildSites, twoBuilds } from './startup/sites.mjs';
import { median, shuffled } from './startup/statistics.mjs';
import { loadNote, quietLoad, tables } from './startup/tables.mjs';
import { conditions, visit } from './startup/visit.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    against: { type: 'string' },
    json: { type: 'string' },
  },
});
const rounds = Number(options.rounds);
const root = path.resolve(import.meta.dirname, '..');
if (
  !existsSync(path.join(root, 'dist/app/index.html')) &&
  (await run(process.execPath, [path.join(root, 'scripts/build.mjs')]))
)
  process.exit(1);

const sites = options.against ? twoBuilds(options.against) : await buildSites();
const names = Object.keys(sites).filter((name) => !options.only || options.only.split(',').includes(name));
const folders = Object.fromEntries(names.map((name) => [name, sites[name].folder]));
const server = await serve(folders, { apiDelay: 100, precompress: true });
const { executablePath, env } = pinned();
// The certificate is trusted by its key, because the browser caches nothing from a site with certificate errors.
const browser = await chromium.launch({
  executablePath,
  env: { ...env, ...phoneFonts(path.join(root, 'dist/bench/fonts')) },
  args: [...browserArgs, `--ignore-certificate-errors-spki-list=${server.spki}`],
});
const results = Object.fromEntries(names.map((name) => [name, []]));
const rewards = [];
const controls = [];
const mornings = [];
const ordinary = [];
const loads = [];
try {
  for (let round = 1; round <= rounds; round += 1) {
    let load = 0;
    for (const name of shuffled(names)) {
      const { worker } = sites[name];
      results[name].push(await visit(browser, server.urls[name], { worker, dialog: name !== 'static' }));
      load = Math.max(load, loadavg()[0]);
    }
    if (names.includes('ours')) {
      results.ours.at(-1).prerendered = await prerenderedVisit(browser, server.urls.ours);
      rewards.push(await rewardFrames(browser, server.urls.ours));
      controls.push(await controlFrames(browser));
      mornings.push(await openingFrames(browser, server.urls.ours, 'morning'));
      ordinary.push(await openingFrames(browser, server.urls.ours, 'ordinary'));
    }
    loads.push(load);
    process.stdout.write(`round ${round} of ${rounds}: ${loadNote(load)}\n`);
  }
} finally {
  await browser.close();
  server.close();
}
if (options.json)
  writeFileSync(options.json, JSON.stringify({ loads, ...results, rewards, controls, mornings, ordinary }, null, 1));

console.log(
  `\nMedians of ${rounds} rounds (ms; CPU ${conditions.cpu}x slower, ${conditions.latency} ms, ${(conditions.down * 8) / 1e6} Mbit/s; ${loads.filter((load) => load > quietLoad).length} of them not to be quoted):\n`,
);
console.log(tables(results));
if (rewards.length) {
  const of = (rounds) =>
    `${median(rounds.map(({ dropped }) => dropped)).toFixed(0)} frames dropped, ${median(rounds.map(({ partial }) => partial)).toFixed(0)} partly`;
  console.log(
    `Reward's motion, ${motionMs} ms (about 42 frames), CPU ${conditions.cpu}x slower: ${of(rewards)}; the same elements on an empty page: ${of(controls)}`,
  );
  console.log(
    `The morning told at the first opening, ${motionMs} ms: ${of(mornings)}; an ordinary first opening: ${of(ordinary)}`,
  );
}
console.log("\nBudgets (median of the rounds' ratios [95 % interval]):");
const verdictLines = [
  ...verdicts(options.against ? changeBudgets : budgets, results),
  ...(rewards.length ? [verdictOfFrames('a reward', rewards, controls, 'the empty page')] : []),
  ...(rewards.length ? [verdictOfFrames('the morning', mornings, ordinary, 'an ordinary opening')] : []),
];
for (const { text, met } of verdictLines) console.log(`${met === undefined ? 'n/a ' : met ? 'met ' : 'MISS'} ${text}`);
const missed = verdictLines.filter(({ met }) => met === false).length;
console.log(`${verdictLines.filter(({ met }) => met).length} met, ${missed} missed`);
const busy = loads.some((load) => load > quietLoad);
if (missed && busy) console.log('The machine had other work: measure again before a miss counts.');
process.exitCode = missed && !busy ? 1 : 0;
