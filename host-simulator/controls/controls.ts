import { hostMethods, networkTypes, type HostMethod, type WindowKind } from '@tally/contract/host/host';
import { locales, marketLocales, markets } from '@tally/contract/market/codes';
import type { DemoPerson } from './demoServer';
import { choice, entry, section, tick, type Option } from '../dom';
import {
  backKinds,
  flagForms,
  hostStates,
  idForms,
  launchOutcomes,
  loginOutcomes,
  logOutKinds,
  windowOutcomes,
  type Scenario,
  type WindowOutcome,
} from '../host/scenario';
import { labelled, localeNames, windowNames } from './labels';
import { barChoices, faultKinds, frameWidths, sdkChoices, type Setup } from '../setup';

const as = <T extends string>(values: readonly T[], value: string): T =>
  values.find((each) => each === value) ?? (values[0] as T);
const list = (text: string) => text.split(/[\s,]+/).filter(Boolean);
const ms = (text: string, otherwise: number) => (Number.isFinite(Number(text)) ? Math.max(0, Number(text)) : otherwise);

/** `page`: applies after the app is opened again. `host`: applies from the next call on. */
export type Change = 'page' | 'host';

/** A setup, and how a form changes it. */
interface Form {
  setup: Setup;
  /** Changes what applies after the app is opened again. */
  page(part: Partial<Setup>): void;
  /** Changes what applies from the next call on. */
  now(part: Partial<Setup>): void;
  /** Changes how the phone app behaves from the next call on. */
  host(part: Partial<Scenario>): void;
}

function personAndPlace({ setup, page, now }: Form, people: readonly DemoPerson[]) {
  const theirs = people.filter(({ market }) => market === setup.market);
  const persons: Option[] = theirs.map(({ id, name, about }) => [id, `${name} · ${about}`]);
  const speaks = marketLocales[setup.market].map((locale): Option => [locale, localeNames[locale]]);
  return section(
    'Person and place',
    true,
    choice('Market', labelled(markets), setup.market, (value) => {
      const market = as(markets, value);
      page({ market, locale: marketLocales[market][0], pkgName: `com.tally.${market}`, person: '', loginAs: '' });
    }),
    choice('Text', speaks, setup.locale, (value) => page({ locale: as(locales, value) })),
    choice('Opens as', [['', 'Guest'], ...persons], setup.person, (person) => page({ person })),
    choice('Login leads to', [['', 'The first of the market'], ...persons], setup.loginAs, (loginAs) =>
      now({ loginAs }),
    ),
  );
}

function phoneApp({ setup, page, now, host }: Form) {
  const { scenario } = setup;
  return section(
    'Phone app',
    true,
    choice(
      'SDK version',
      sdkChoices.map((sdk): Option => [sdk, sdk || 'None']),
      setup.sdk,
      (sdk) => page({ sdk }),
    ),
    choice('Bridge', labelled(hostStates), scenario.host, (value) =>
      page({ scenario: { ...scenario, host: as(hostStates, value) } }),
    ),
    scenario.host === 'partial' &&
      entry('Missing methods', scenario.missing.join(', '), (text) =>
        host({ missing: list(text).filter((name): name is HostMethod => name in hostMethods) }),
      ),
    choice('Back key', labelled(backKinds), scenario.back, (value) => host({ back: as(backKinds, value) })),
    entry('Package', setup.pkgName, (pkgName) => page({ pkgName })),
    entry('Opens at', setup.open, (open) => page({ open })),
    choice(
      'Width',
      frameWidths.map((width): Option => [String(width), `${width} px`]),
      String(setup.width),
      (width) => now({ width: Number(width) }),
    ),
    choice('Bars over the page', labelled(barChoices), setup.bars, (bars) => page({ bars: as(barChoices, bars) })),
  );
}

function loginAndWindows({ setup: { scenario }, host }: Form) {
  return section(
    'Login and windows',
    true,
    choice('Login', labelled(loginOutcomes), scenario.login, (value) => host({ login: as(loginOutcomes, value) })),
    choice('Log-out', labelled(logOutKinds), scenario.logOut, (value) => host({ logOut: as(logOutKinds, value) })),
    ...(Object.keys(windowNames) as WindowKind[]).map((kind) =>
      choice(windowNames[kind], labelled(windowOutcomes), scenario.windows[kind], (value) =>
        host({ windows: { ...scenario.windows, [kind]: as<WindowOutcome>(windowOutcomes, value) } }),
      ),
    ),
    entry('Answers after (ms, or "inside")', String(scenario.answerAfter), (text) =>
      host({ answerAfter: text.trim() === 'inside' ? 'inside' : ms(text, 300) }),
    ),
    entry('Late means (ms)', String(scenario.lateAfter), (text) => host({ lateAfter: ms(text, 20_000) }), 'number'),
    entry('App tapped in a lucky task (package)', scenario.luckyApp, (luckyApp) => host({ luckyApp: luckyApp.trim() })),
    entry('Info of a lucky task that ends', scenario.luckyInfo, (luckyInfo) => host({ luckyInfo })),
    choice('Flags are sent as', labelled(flagForms), scenario.flags, (value) => host({ flags: as(flagForms, value) })),
    choice('Window ids are sent as', labelled(idForms), scenario.ids, (value) => host({ ids: as(idForms, value) })),
  );
}

function appsAndPermissions({ setup: { scenario }, host }: Form) {
  return section(
    'Apps and permissions',
    false,
    entry('Installed apps (* for all)', scenario.installed.join(', '), (text) => host({ installed: list(text) })),
    choice('Launching an app', labelled(launchOutcomes), scenario.launch, (value) =>
      host({ launch: as(launchOutcomes, value) }),
    ),
    entry('Used before (ms)', String(scenario.usedBefore), (text) => host({ usedBefore: ms(text, 0) }), 'number'),
    choice(
      'Told by',
      [
        ['1', 'launchAppCallback'],
        ['2', 'launchAppCallback2'],
        ['3', 'both'],
      ],
      String(scenario.launchVia),
      (value) => host({ launchVia: value === '1' ? 1 : value === '2' ? 2 : 3 }),
    ),
    tick('Contacts may be read', scenario.contacts, (contacts) => host({ contacts })),
    tick('Notifications may be sent', scenario.notifications, (notifications) => host({ notifications })),
    tick('Sharing and channels work', scenario.sharing, (sharing) => host({ sharing })),
    choice('Network type', labelled(networkTypes), scenario.network, (value) =>
      host({ network: as(networkTypes, value) }),
    ),
  );
}

function connection({ setup: { fault }, now }: Form) {
  const onFault = (part: Partial<Setup['fault']>) => now({ fault: { ...fault, ...part } });
  return section(
    'Connection',
    false,
    choice('Fault', labelled(faultKinds), fault.kind, (value) => onFault({ kind: as(faultKinds, value) })),
    entry('Only calls with', fault.path, (path) => onFault({ path: path.trim() })),
    entry('Slow means (ms)', String(fault.delay), (text) => onFault({ delay: ms(text, 3000) }), 'number'),
  );
}

/** The forms of the QA page for a setup. Each change passes the complete new setup to `onChange`. */
export function drawControls(
  setup: Setup,
  people: readonly DemoPerson[],
  onChange: (setup: Setup, change: Change) => void,
): HTMLElement[] {
  const now = (part: Partial<Setup>) => onChange({ ...setup, ...part }, 'host');
  const form: Form = {
    setup,
    page: (part) => onChange({ ...setup, ...part }, 'page'),
    now,
    host: (part) => now({ scenario: { ...setup.scenario, ...part } }),
  };
  return [
    personAndPlace(form, people),
    phoneApp(form),
    loginAndWindows(form),
    appsAndPermissions(form),
    connection(form),
  ];
}
