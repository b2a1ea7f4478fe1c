import { locales, markets, type Locale, type Market } from '@tally/contract/market';
import { sdkGates } from '@tally/contract/limits';
import { fullScenario, plainScenario, type Scenario } from './scenario';

/** What can go wrong on the way to the server and back. */
export const faultKinds = ['none', 'slow', 'offline', 'answerLost', 'garbage', 'truncated', 'crash'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** How a call behaves on its way. */
export interface Fault {
  kind: FaultKind;
  /** Part of the path that it touches; empty: every call. */
  path: string;
  /** Ms that a slow answer takes. */
  delay: number;
}

/** Everything that a person chooses at the QA page. */
export interface Setup {
  market: Market;
  locale: Locale;
  pkgName: string;
  /** `sdk_version` as the host sends it; empty: none. */
  sdk: string;
  /** Id of a demo person; empty: guest. */
  person: string;
  /** The person that a login at the page leads to; empty: the first of the market. */
  loginAs: string;
  /** Where the app opens: a path, or a query of the entry rules such as `ref=ABCDEF`. */
  open: string;
  /** Frame width in CSS px. */
  width: number;
  fault: Fault;
  scenario: Scenario;
}

export const frameWidths = [320, 360, 390, 412, 430] as const;

/** The versions just below and at each gate, and none. */
export const sdkChoices = ['', '802', ...new Set(Object.values(sdkGates).map(String))];

/** `lang` of the query that leads to a locale. */
const langOf: Record<Locale, string> = { en: 'en', id: 'id', en_ph: 'en', pt_br: 'pt' };

export const plainSetup: Setup = {
  market: 'id',
  locale: 'id',
  pkgName: 'com.tally.id',
  sdk: '815',
  person: '',
  loginAs: '',
  open: '/home',
  width: 360,
  fault: { kind: 'none', path: '', delay: 3000 },
  scenario: {
    ...plainScenario,
    installed: ['*'],
    windows: { checkin: 'ask', lottery: 'ask', videoad: 'ask', lucky: 'ask', ads: 'ask', words: 'ask', quiz: 'ask' },
  },
};

const textAtMost = (value: unknown, otherwise: string) =>
  typeof value === 'string' && value.length <= 200 ? value : otherwise;
const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T) =>
  values.find((each) => each === value) ?? otherwise;
const within = (value: unknown, min: number, max: number, otherwise: number) =>
  typeof value === 'number' && value >= min && value <= max ? Math.round(value) : otherwise;
const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The setup that a link describes; fields that are missing or invalid have their defaults. */
export function fullSetup(part: unknown): Setup {
  const given = fields(part);
  const fault = fields(given.fault);
  return {
    market: oneOf(markets, given.market, plainSetup.market),
    locale: oneOf(locales, given.locale, plainSetup.locale),
    pkgName: textAtMost(given.pkgName, plainSetup.pkgName),
    sdk: textAtMost(given.sdk, plainSetup.sdk),
    person: textAtMost(given.person, ''),
    loginAs: textAtMost(given.loginAs, ''),
    open: textAtMost(given.open, plainSetup.open),
    width: within(given.width, 280, 480, plainSetup.width),
    fault: {
      kind: oneOf(faultKinds, fault.kind, 'none'),
      path: textAtMost(fault.path, ''),
      delay: within(fault.delay, 0, 60_000, plainSetup.fault.delay),
    },
    scenario: fullScenario({ ...plainSetup.scenario, ...fields(given.scenario) }),
  };
}

/** A setup as text for a link. Holds no token. */
export const encodeSetup = (setup: Setup): string => encodeURIComponent(JSON.stringify(setup));

/** The setup of a link; a broken link gives the plain one. */
export function decodeSetup(text: string): Setup {
  try {
    return fullSetup(JSON.parse(decodeURIComponent(text)));
  } catch {
    return plainSetup;
  }
}

/** The address under which the host opens the app (ENTRY-4, ENTRY-5). */
export function appAddress(setup: Setup, token: string | undefined): string {
  const { open, pkgName, market, locale, sdk, width } = setup;
  const isPath = open.startsWith('/') && !open.startsWith('//');
  const [path = '/', own = ''] = isPath ? open.split('?') : ['/', open];
  const query = new URLSearchParams(own);
  const given = {
    pkg_name: pkgName,
    country: market,
    lang: langOf[locale],
    sdk_version: sdk,
    app_version: '1.0',
    width: String(width),
    token: token ?? '',
  };
  for (const [name, value] of Object.entries(given)) if (value && !query.has(name)) query.set(name, value);
  return `${path}?${query}`;
}
