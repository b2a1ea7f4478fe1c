/**
 * How imports may run, checked by `npm run lint`. Types count like values: a file that only names the type of another one
 * cannot be read without it.
 *
 * `app/` has layers; a file imports from its own layer and from those below:
 *
 *     App, createApp, store, startup           put the app together
 *     screens
 *     features                                 do not import each other; a screen composes them
 *     components
 *     session, overlays
 *     state                                    what the store holds, and what thunks and listeners are given
 *     bridge, i18n, navigation, the contents of dialogs and toasts
 *     platform, api
 */
const layers = [
  ['platform', 'api'],
  ['bridge', 'i18n', 'navigation', 'overlays/content', 'overlays/kinds', 'overlays/placement', 'overlays/chunks'],
  ['state'],
  ['session', 'overlays'],
  ['components'],
  ['features'],
  ['screens'],
  ['startup'],
];

/** `server/domain/` has layers too. */
const domainLayers = [
  ['shared'],
  ['ledger', 'offers'],
  ['people'],
  ['morning'],
  ['confirmations'],
  ['lucky'],
  ['rewards', 'withdrawals'],
  ['payouts', 'deletion'],
  ['operators'],
];

/** Rules of a folder in layers, the lowest first. The highest, and files of the folder itself, put the others together. */
const stayBelow = (folder, layers) => {
  const rooms = (names) => `^${folder}/(${names.join('|')})/`;
  return layers.slice(0, -1).map((names, index) => ({
    name: `${folder}-${names.join('-')}-stay-below`,
    severity: 'error',
    from: { path: rooms(names), ...(index > 0 && { pathNot: rooms(layers.slice(0, index).flat()) }) },
    to: {
      path: [rooms(layers.slice(index + 1).flat()), `^${folder}/[^/]+\\.tsx?$`],
      pathNot: rooms(layers.slice(0, index + 1).flat()),
    },
  }));
};

module.exports = {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    ...stayBelow('app', layers),
    ...stayBelow('server/domain', domainLayers),
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
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
    reporterOptions: { mermaid: { minify: false } },
  },
};
