/**
 * How imports may run, checked by `npm run lint`. Types count like values: a file that only names the type of another
 * one cannot be read without it.
 *
 * `app/` has layers; a file imports from its own layer and from those below:
 *
 *     App, createApp, store, startup           put the app together
 *     screens                                  people's pages, and the table of all pages
 *     operators                                the operators' pages
 *     features                                 do not import each other; a screen composes them
 *     components
 *     session                                  who is signed in
 *     host, overlays                           what the page asks of the phone app; dialogs and toasts
 *     state                                    what the store holds, and what thunks and listeners are given
 *     bridge, i18n, navigation, the contents of dialogs and toasts
 *     platform, api
 */
const layers = [
  ['platform', 'api'],
  ['bridge', 'i18n', 'navigation', 'overlays/content', 'overlays/kinds', 'overlays/placement', 'overlays/chunks'],
  ['state'],
  ['host', 'overlays'],
  ['session'],
  ['components'],
  ['features'],
  ['operators'],
  ['screens'],
  ['startup'],
];

/** The operators' room has floors too: their three pages stand on the rows of what is decided, and on its calls. */
const operatorsLayers = [['rules'], ['calls'], ['shared'], ['key', 'rows'], ['ads', 'desk', 'numbers']];

/** `server/domain/` has layers too. */
const domainLayers = [
  ['shared'],
  ['audit'],
  ['ledger', 'offers'],
  ['marketRules'],
  ['people'],
  ['morning', 'events', 'reviews', 'standIns'],
  ['user', 'wallet'],
  ['confirmations'],
  ['lucky'],
  ['rewards', 'approvals'],
  ['account'],
  ['withdrawals'],
  ['batches', 'deletion'],
  ['payouts'],
  ['messages', 'desk'],
  ['dayChain'],
];

/** So has the whole server; the settings stand below. */
const serverLayers = [
  ['runtime', 'limits'],
  ['db'],
  ['catalogue', 'outbox'],
  ['domain'],
  ['maintenance'],
  ['http'],
  ['mail', 'events', 'demo', 'commands'],
];

/**
 * The contract: numbers and texts, how a call is described, what is said by subject, the calls, made-up replies,
 * examples of each call.
 */
const contractLayers = [
  ['text', 'market'],
  ['limits'],
  ['api'],
  ['rules', 'people', 'apps', 'tasks', 'wallet', 'operator', 'page'],
  ['calls'],
  ['host'],
  ['pictures'],
  ['fixtures'],
  ['examples'],
  ['document'],
];

/** The simulator: the simulated phone app, the frame that it shows, the page's controls. */
const simulatorLayers = [['host'], ['phone'], ['controls']];

/**
 * Rules of a folder in layers, the lowest first. The highest, and files of the folder itself, put the others together;
 * `ground`: names of such files that stand below instead.
 */
const stayBelow = (folder, layers, ground = []) => {
  const rooms = (names) => `^${folder}/(${names.join('|')})/`;
  const top = `^${folder}/${ground.length > 0 ? `(?!(${ground.join('|')})\\.)` : ''}[^/]+\\.tsx?$`;
  return layers.slice(0, -1).map((names, index) => ({
    name: `${folder}-${names.join('-')}-stay-below`,
    severity: 'error',
    from: { path: rooms(names), ...(index > 0 && { pathNot: rooms(layers.slice(0, index).flat()) }) },
    to: {
      path: [rooms(layers.slice(index + 1).flat()), top],
      pathNot: rooms(layers.slice(0, index + 1).flat()),
    },
  }));
};

/** Rules of rooms of a folder that do not see each other; `shared` ones are seen by all. */
const apart = (folder, rooms, shared = []) => ({
  name: `${folder}-apart`,
  severity: 'error',
  from: { path: `^${folder}/(${rooms})/` },
  to: { path: `^${folder}/${rooms}/`, pathNot: [`^${folder}/$1/`, ...shared.map((room) => `^${folder}/${room}/`)] },
});

module.exports = {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    ...stayBelow('app', layers),
    ...stayBelow('app/operators', operatorsLayers, ['OperatorContext']),
    ...stayBelow('server', serverLayers, ['config', 'operatorKeys']),
    ...stayBelow('server/domain', domainLayers, ['act']),
    ...stayBelow('contract', contractLayers),
    ...stayBelow('host-simulator', simulatorLayers, ['dom', 'setup']),
    apart('app/features', '[^/]+'),
    apart('app/operators', '(?:ads|desk|numbers)'),
    {
      name: 'people-see-no-operators',
      severity: 'error',
      from: { path: '^app/screens/[^/]+/' },
      to: { path: '^app/operators/' },
    },
    apart('app/bridge', '[^/]+', ['windows']),
    apart('server/http', '[^/]+', ['guards']),
    apart('server/db', '(?:embedded|postgres|schema)'),
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
