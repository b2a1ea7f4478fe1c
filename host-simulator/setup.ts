import { locales, markets, type Locale, type Market } from '@tally/contract/market/codes';
import { sdkGates } from '@tally/contract/limits/host';
import { fullScenario, plainScenario, type Scenario } from './host/scenario';

/** Faults that can be injected into a request or its response. */
export const faultKinds = ['none', 'slow', 'offline', 'answerLost', 'garbage', 'truncated', 'crash'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A fault that is injected into the app's requests. */
export interface Fault {
  kind: FaultKind;
  /** Part of the path of the affected calls; empty: every call. */
  path: string;
  /** Delay of a `slow` answer in ms. */
  delay: number;
}

/** All settings of the QA page. */
export interface Setup {
  market: Market;
  locale: Locale;
  pkgName: string;
  /** `sdk_version` as the host sends it; empty: none. */
  sdk: string;
  /** Id of a demo user; empty: guest. */
  person: string;
  /** Id of the user that a login on the page signs in; empty: the first one of the market. */
  loginAs: string;
  /** First page of the app: a path, or a query for the entry rules such as `ref=ABCDEF`. */
  open: string;
  /** Frame width in CSS px. */
  width: number;
  /**
   * What the phone lays over the page: nothing, or the bars of a phone edge to edge, as `inset_top`, `inset_bottom`.
   */
  bars: (typeof barChoices)[number];
  fault: Fault;
  scenario: Scenario;
}

/** Bars over the page, CSS px at the top and the bottom. */
export const barChoices = ['none', '24 48', '48 16'] as const;

/** Heights of the chosen bars, CSS px; without bars, 0. */
export function barHeights({ bars }: Pick<Setup, 'bars'>): readonly [top: number, bottom: number] {
  const [top = 0, bottom = 0] = bars === 'none' ? [] : bars.split(' ').map(Number);
  return [top, bottom];
}

export const frameWidths = [320, 360, 390, 412, 430] as const;

/** Selectable SDK versions: none, one below the lowest gate, and each gate. */
export const sdkChoices = ['', '802', ...new Set(Object.values(sdkGates).map(String))];

/** Value of `lang` in the query, by the locale that it leads to. */
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
  bars: 'none',
  fault: { kind: 'none', path: '', delay: 3000 },
  scenario: {
    ...plainScenario,
    installed: ['*'],
    logOut: 'ends',
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

/** Completes the setup given by a link; missing and invalid fields get their defaults. */
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
    bars: oneOf(barChoices, given.bars, plainSetup.bars),
    fault: {
      kind: oneOf(faultKinds, fault.kind, 'none'),
      path: textAtMost(fault.path, ''),
      delay: within(fault.delay, 0, 60_000, plainSetup.fault.delay),
    },
    scenario: fullScenario({ ...plainSetup.scenario, ...fields(given.scenario) }),
  };
}

/** Encodes a setup for a link. It contains no token. */
export const encodeSetup = (setup: Setup): string => encodeURIComponent(JSON.stringify(setup));

/** Decodes the setup of a link; an invalid link gives the defaults. */
export function decodeSetup(text: string): Setup {
  try {
    return fullSetup(JSON.parse(decodeURIComponent(text)));
  } catch {
    return plainSetup;
  }
}

/** The URL by which the host opens the app (ENTRY-4, ENTRY-5). */
export function appAddress(setup: Setup, token: string | undefined): string {
  const { open, pkgName, market, locale, sdk, width } = setup;
  const [top, bottom] = barHeights(setup).map((height) => (height > 0 ? String(height) : ''));
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
    inset_top: top,
    inset_bottom: bottom,
    token: token ?? '',
  };
  for (const [name, value] of Object.entries(given)) if (value && !query.has(name)) query.set(name, value);
  return `${path}?${query}`;
}
