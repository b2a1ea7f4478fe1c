/**
 * Whether a module looks at files or starts processes when it runs: what it depends on then is not in a graph of
 * imports.
 *
 * @param {string} source
 */
export const touchesFiles = (source) =>
  /^(?!import type).*['"](node:(fs|fs\/promises|child_process|worker_threads)|vite|typescript|eslint)['"]|import\.meta\.glob/m.test(
    source,
  );

/**
 * What the modules that look at files depend on, by the beginning of their path; the longest one counts. It narrows: a
 * module that is not named here is run for every change. An empty list: it reads only what its callers name; an empty
 * word: everything.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const reads = {
  // The server imports the contract alone. Its tests also start it, and read its README, units and catalogues.
  'server/': ['server/', 'contract/', 'scripts/lib/'],
  'server/db/': [],
  'server/http/pages/files.ts': [],
  'server/db/embedded/dataLock.test.ts': ['server/db/'],
  'server/db/embedded/embedded.test.ts': ['server/db/'],
  'server/http/hostileRequests.test.ts': ['server/http/'],
  'server/http/pages/pages.test.ts': ['server/http/'],
  'server/deploy/': ['server/deploy/'],
  // The packages of the database, which are in the lock file as well.
  'server/testing/testDb.ts': [],
  // Compares the server with what the page asks.
  'server/invariants/contract.test.ts': ['app/', 'contract/', 'server/'],
  // These look at sources of the page, and build parts of it.
  '.storybook/': ['.storybook/', 'app/', 'ui/', 'docs/'],
  'app/': ['app/', 'contract/', 'host-simulator/', 'locales/', 'tokens/', 'ui/'],
  'app/e2e/': [],
  'ui/icons/': ['ui/icons/'],
  // Helpers of the commands: programs and files outside of the product, or named by their callers.
  'scripts/lib/': ['scripts/'],
  'scripts/lib/texts/': ['app/', 'contract/', 'locales/', 'scripts/', 'server/'],
  'scripts/lib/proof/': ['.storybook/', 'app/', 'contract/', 'docs/', 'locales/', 'scripts/', 'server/'],
  'scripts/lib/pictures/': ['.storybook/pictures/', '.gitattributes', 'scripts/'],
  // Builds the pages of every room.
  'scripts/lib/site/': [
    '.github/workflows/',
    '.storybook/',
    'app/',
    'contract/',
    'docs/',
    'locales/',
    'tokens/',
    'ui/',
    'scripts/',
  ],
  'scripts/lib/review/': ['.storybook/modes.ts', 'tokens/', 'scripts/'],
  'scripts/lib/heard/': ['.gitattributes', 'scripts/'],
  'scripts/lib/visual/': ['.github/workflows/', 'scripts/'],
  'scripts/lib/docImages/': ['.storybook/pictures/', 'README.md', 'docs/operations/', 'docs/images/', 'scripts/'],
  'scripts/lib/nativeTools.test.mjs': ['scripts/lib/', 'package-lock.json'],
  // Plants its own sources.
  'scripts/lint/': [
    'scripts/lint/',
    'eslint.config.js',
    'oxlint.config.mjs',
    'tsconfig.base.json',
    'package-lock.json',
  ],
  // The faults that must be noticed stand in every room.
  'scripts/lib/changed/': [''],
  'scripts/mutation/': ['scripts/mutation/', 'server/', 'contract/'],
  'bench/': ['bench/'],
};

/**
 * Whether a module may read a file when it runs.
 *
 * @param {string} reader a module that touches files
 * @param {string} file
 */
export function mayRead(reader, file) {
  const [named] = Object.keys(reads)
    .filter((start) => reader.startsWith(start))
    .sort((a, b) => b.length - a.length);
  return named === undefined || (reads[named] ?? []).some((start) => file.startsWith(start));
}
