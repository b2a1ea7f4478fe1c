/**
 * Plays every story, asks axe, looks for text that does not fit at 320 px and takes a picture in each locale, which must
 * be the one in .storybook/pictures to the pixel. Writes dist/review/index.html: old, new and difference, usable alone.
 *
 *   node scripts/visual.mjs [--build] [--only <part of a story id>] [--update] [--no-pictures]
 *
 * `--build` builds Storybook first (it is also built when it is missing), `--update` keeps the new pictures.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { browser } from './lib/browser.mjs';
import { compare } from './lib/pictures.mjs';
import { writeReview } from './lib/visualReport.mjs';
import { root, run } from './lib/run.mjs';
import { serve } from './lib/staticServer.mjs';

const { values: ask } = parseArgs({
  options: {
    build: { type: 'boolean' },
    update: { type: 'boolean' },
    only: { type: 'string' },
    pictures: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const site = path.join(root, 'dist/storybook');
const out = path.join(root, '.visual');
const kept = path.join(root, '.storybook/pictures');

if (!browser().pinned && ask.pictures)
  console.warn('CHROMIUM_PATH is set: these pictures cannot be compared with the ones in the repository.');
if (ask.build || !existsSync(path.join(site, 'index.json'))) {
  const failed = await run(process.execPath, [path.join(import.meta.dirname, 'build-storybook.mjs')]);
  if (failed) process.exit(failed);
}

/** @typedef {{ id: string, title: string, name: string, type: string, tags?: string[] }} IndexEntry */
/** @type {{ entries: Record<string, IndexEntry> }} */
const index = JSON.parse(readFileSync(path.join(site, 'index.json'), 'utf8'));
const all = Object.values(index.entries).filter((entry) => entry.type === 'story');
const wanted = all.filter((entry) => !ask.only || entry.id.includes(ask.only));
if (wanted.length === 0) {
  console.error(ask.only ? `No story's id contains "${ask.only}".` : 'There are no stories.');
  process.exit(1);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const server = await serve(site, {
  '/index.json': JSON.stringify({ ...index, entries: Object.fromEntries(wanted.map((entry) => [entry.id, entry])) }),
});
const result = path.join(out, 'result.json');
console.log(`Playing ${wanted.length} stories.`);
let done = 0;
const files = new Set(wanted.map((entry) => entry.title)).size;
/** @type {string[]} */
const said = [];
/**
 * Shows how far it is; what went wrong is told in short at the end, in full on the review page.
 *
 * @param {string} text
 */
const hear = (text) => {
  said.push(text);
  done += (text.match(/(PASS|FAIL).*browser: chromium/g) ?? []).length;
  if (/(PASS|FAIL)/.test(text))
    console.log(`  ${done} of ${files} files${/FAIL/.test(text) ? ', something failed' : ''}`);
};
const failed = await run(
  'test-storybook',
  [
    '--url',
    server.url,
    '--index-json',
    '--maxWorkers=2',
    '--ci',
    '--json',
    '--outputFile',
    path.relative(root, result),
  ],
  {
    PICTURES: ask.pictures ? '1' : '0',
    PICTURES_UPDATE: ask.update ? '1' : '0',
    STORYBOOK_DISABLE_TELEMETRY: '1',
  },
  hear,
  false,
);
server.close();
// It could not even begin: all it said is needed.
if (!existsSync(result)) console.error(said.join(''));

const stories = readStories();
const names = new Set(all.filter((entry) => !entry.tags?.includes('no-visual')).map((entry) => entry.id));
const stale = ask.only || !ask.pictures ? [] : readPictures(kept).filter(({ id }) => !names.has(id));
const fresh = readPictures(path.join(out, 'received'));

if (ask.update) keep();
const { pages, pictures } = writeReview({
  stories,
  fresh: ask.update ? [] : compare(fresh, kept, out),
  stale,
  kept,
  only: ask.only,
});
const {
  numPassedTests: passed = 0,
  numFailedTests: broken = 0,
  numFailedTestSuites: suites = 0,
} = existsSync(result) ? JSON.parse(readFileSync(result, 'utf8')) : {};
for (const { id, error, findings } of stories) {
  const lines = [
    ...(error ? [error.replace(/\x1b\[[0-9;]*m/g, '')] : []),
    ...findings.flatMap((one) => [...one.axe, ...one.overflow, ...one.errors].map((line) => `[${one.locale}] ${line}`)),
  ];
  if (lines.length)
    console.log(
      `\n${id}\n${lines
        .flatMap((line) =>
          line
            .split('\n')
            .filter((part) => part.trim())
            .slice(0, 8),
        )
        .map((line) => `  ${line.slice(0, 200)}`)
        .join('\n')}`,
    );
}
for (const { locale, id } of stale) console.log(`no story any more: .storybook/pictures/${locale}/${id}.png`);
console.log(
  `${wanted.length} stories, ${pictures} pictures taken, ${fresh.length} ${ask.update ? 'kept anew' : 'differ or are new'}${stale.length ? `, ${stale.length} left over` : ''}. Review page: ${pages}`,
);
const bad = broken + (ask.update ? 0 : stale.length) + (broken === 0 && failed ? Math.max(1, suites) : 0);
console.log(`${passed} passed, ${bad} failed`);
process.exitCode = bad ? 1 : 0;

/** @returns {import('./lib/visualReport.mjs').StoryResult[]} */
function readStories() {
  const folder = path.join(out, 'findings');
  const found = new Map(
    (existsSync(folder) ? readdirSync(folder) : []).map((name) => [
      path.parse(name).name,
      JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
    ]),
  );
  const errors = existsSync(result) ? errorsOf(JSON.parse(readFileSync(result, 'utf8'))) : new Map();
  return wanted.map(
    ({ id, title, name }) =>
      found.get(id) ?? {
        id,
        title,
        name,
        findings: [],
        error: errors.get(`${title}/${name}`) ?? 'The story did not get as far as a picture.',
      },
  );
}

/** @typedef {{ status: string, ancestorTitles: string[], failureMessages: string[] }} JestAssertion */

/**
 * Title and name of a story -> why its first drawing failed.
 *
 * @param {{ testResults: { assertionResults: JestAssertion[] }[] }} report
 */
function errorsOf({ testResults }) {
  return new Map(
    testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter((one) => one.status === 'failed')
        .map((one) => [`${one.ancestorTitles[0]}/${one.ancestorTitles[1]}`, one.failureMessages.join('\n')]),
    ),
  );
}

/** @param {string} folder */
function readPictures(folder) {
  return (existsSync(folder) ? readdirSync(folder) : []).flatMap((locale) =>
    readdirSync(path.join(folder, locale))
      .filter((file) => file.endsWith('.png'))
      .map((file) => ({ locale, id: file.slice(0, -4) })),
  );
}

/** New pictures replace the old ones; the ones of stories that are gone go too. */
function keep() {
  for (const { locale, id } of fresh) {
    mkdirSync(path.join(kept, locale), { recursive: true });
    copyFileSync(path.join(out, 'received', locale, `${id}.png`), path.join(kept, locale, `${id}.png`));
  }
  for (const { locale, id } of stale.splice(0)) rmSync(path.join(kept, locale, `${id}.png`));
}
