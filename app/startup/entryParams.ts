import type { Locale, Market } from '@tally/contract/market';
import { isLocale, type LocaleCode } from '@tally/locales/tags';

/** What the host said of itself and the person when it opened the page; nothing secret. */
export interface Session {
  pkgName: string;
  market: Market;
  locale: Locale;
  /** 0 when missing or garbled: every gate shut. */
  sdk: number;
  appVersion: string;
}

/** Taken out of the address at once and never written where others can read it. */
export interface Secrets {
  token?: string;
  uuid?: string;
  /** The operations area's key. */
  key?: string;
}

export type Entry =
  /** A public page: it needs no session. */
  | { to: 'page'; path: string; secrets: Secrets }
  | { to: 'app'; path: string; session: Session; secrets: Secrets }
  /** The app's page in the store. */
  | { to: 'store'; pkgName: string }
  /** Nothing of an entry in the query: a reload, which goes on with the session it had. */
  | { to: 'resume'; path: string };

/** Tokens and uuids up to this length are ignored (ENTRY-9). */
export const secretLongerThan = 10;

const pages = ['privacy-policy', 'dataclear', 'minibd'];
/** What makes a query an entry. Anything else in it (a list's type) belongs to the page. */
const asks = ['pkg_name', 'country', 'lang', 'token', 'uuid', 'sdk_version', 'appPage', 'index'];
const shells = ['coincenter', 'moreapps', 'referral'];
const publicPath = /^\/(privacy-policy|dataclear|minibd|optbd|404|ref)(\/|$)/;
const markets: readonly Market[] = ['id', 'ph', 'br'];

/** Country, whatever its case, to a market; undefined when it is none of the three. */
export const marketOf = (country: string | null): Market | undefined =>
  markets.find((market) => market === country?.toLowerCase());

/**
 * What the address keeps of the query: the page's own parameters (a list's type), named one by one. All others leave it,
 * whatever they are: they may be secret.
 */
export const pageSearch = (path: string, query: URLSearchParams): string => {
  const type = query.get('type');
  return type && /^\/opt\/moreapps\/?$/.test(path) ? `?type=${encodeURIComponent(type)}` : '';
};

/** The text language that goes with a market and the phone's language (TEXT-5, TEXT-6). */
export function localeOf(market: Market, lang: string): Locale {
  if (market === 'ph') return 'en_ph';
  if (market === 'br') return 'pt_br';
  return ['id', 'in'].includes(lang.toLowerCase()) ? 'id' : 'en';
}

/** The text language of a page that is entered without `lang`: the one chosen before (TEXT-6). */
export const storedLocale = (stored: string | null | undefined): LocaleCode => (isLocale(stored) ? stored : 'en');

const secret = (value: string | null) => (value !== null && value.length > secretLongerThan ? value : undefined);

/** Only digits are a version; anything else counts as 0. */
export const sdkOf = (value: string | null): number => (value !== null && /^\d{1,6}$/.test(value) ? Number(value) : 0);

/**
 * Where the first load leads (ENTRY-1 to ENTRY-8). Pure: it reads the query and the path, nothing else.
 * @param path the path of the address, kept when it names a screen of its own
 */
export function parseEntry(query: URLSearchParams, path: string): Entry {
  const get = (name: string) => query.get(name);
  const token = secret(get('token'));
  const uuid = secret(get('uuid'));
  const key = get('key') ?? undefined;
  const secrets: Secrets = { ...(token && { token }), ...(uuid && { uuid }), ...(key && { key }) };

  const page = get('page');
  if (page !== null && pages.includes(page)) return { to: 'page', path: `/${page}`, secrets };
  const ref = get('ref');
  if (ref) return { to: 'page', path: `/ref/${encodeURIComponent(ref)}`, secrets };
  if (publicPath.test(path)) return { to: 'page', path, secrets };
  if (!asks.some((name) => query.has(name))) return { to: 'resume', path };

  const pkgName = get('pkg_name');
  const market = marketOf(get('country'));
  const lang = get('lang');
  if (!pkgName || !market || !lang) return { to: 'page', path: '/404', secrets };
  if (get('index') === 'app') return { to: 'store', pkgName };

  const shell = get('appPage');
  const asked = path === '/' ? '/home' : path;
  return {
    to: 'app',
    path: shell !== null && shells.includes(shell) ? `/app/${shell}` : asked,
    session: {
      pkgName,
      market,
      locale: localeOf(market, lang),
      sdk: sdkOf(get('sdk_version')),
      appVersion: (get('app_version') ?? '').slice(0, 20),
    },
    secrets,
  };
}
