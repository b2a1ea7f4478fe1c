/**
 * How imports may run, checked by `npm run lint`. Types do not count: the compiler erases `import type`, so the types of the
 * store and of the app context may be named everywhere.
 *
 * `app/` has layers; a file imports from its own layer and from those below:
 *
 *     App, createApp, store, startup           put the app together
 *     screens
 *     features                                 do not import each other; a screen composes them
 *     components
 *     session, overlays
 *     bridge, i18n, navigation
 *     platform, api
 */
const layers = [
  ['platform', 'api'],
  ['bridge', 'i18n', 'navigation'],
  ['session', 'overlays'],
  ['components'],
  ['features'],
  ['screens'],
  ['startup'],
];

const rooms = (names) => `^app/(${names.join('|')})/`;
const root = '^app/[^/]+\\.tsx?$';

const upward = layers.slice(0, -1).map((names, index) => ({
  name: `app-${names.join('-')}-stay-below`,
  severity: 'error',
  from: { path: rooms(names) },
  to: { path: [rooms(layers.slice(index + 1).flat()), root] },
}));

module.exports = {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    ...upward,
    {
      name: 'features-apart',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/' },
      to: { path: '^app/features/', pathNot: '^app/features/$1/' },
    },
  ],
  options: {
    // Stories and tests may see everything.
    exclude: { path: '\\.(stories|test|journey)\\.|/testing/|/e2e/|^dist/' },
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.checks.json' },
    tsPreCompilationDeps: false,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
    reporterOptions: { mermaid: { minify: false } },
  },
};
