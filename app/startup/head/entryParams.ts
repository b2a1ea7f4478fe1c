import { tokenLongerThan } from '@tally/contract/limits/login';
import type { LocaleCode } from '@tally/locales/tags';
import { localeOf } from '../../i18n/chooseLocale';
import { marketOf, sdkOf } from '../../session/parseSession';
import type { Session } from '../../state/session';
import type { Secrets } from '../../platform/services';

export type Entry =
  /** A public page: it needs no session. Shown in the query's locale, if there is one. */
  | { to: 'page'; path: string; locale?: LocaleCode | undefined; secrets: Secrets }
  | { to: 'app'; path: string; session: Session; secrets: Secrets }
  /** The app's store page; /404 stands below it, and remains when the app is none of ours. */
  | { to: 'store'; path: '/404'; pkgName: string; locale?: LocaleCode | undefined }
  /** The query contains no entry parameters: a reload, which continues the stored session. */
  | { to: 'resume'; path: string };

const pages = ['privacy-policy', 'dataclear', 'minibd'];
/** Parameters that make a query an entry. All others (such as a list's type) belong to the page. */
const entryKeys = ['pkg_name', 'country', 'lang', 'token', 'uuid', 'sdk_version', 'appPage', 'index'];
const hostedPages = ['coincenter', 'moreapps', 'referral'];
const publicPath = /^\/(privacy-policy|dataclear|minibd|optbd|desk|404|ref)(\/|$)/;
/**
 * The query parameters that stay in the address: an allow-list of the page's own (a list's type). All others are
 * removed, because they may be secret.
 */
export const pageSearch = (path: string, query: URLSearchParams): string => {
  const type = query.get('type');
  return type && /^\/opt\/moreapps\/?$/.test(path) ? `?type=${encodeURIComponent(type)}` : '';
};

/**
 * The fragment that stays in the address: the desk's, which names a queue and a row (OPS-48). Any other is removed,
 * because it may hold what the query may hold.
 */
export const pageHash = (path: string, hash: string): string =>
  /^\/desk\/?$/.test(path) && /^#[a-z\d/]{1,60}$/.test(hash) ? hash : '';

/** A token or uuid that is too short is ignored (ENTRY-9). */
const secret = (value: string | null) => (value !== null && value.length > tokenLongerThan ? value : undefined);

/**
 * Whether a path is one of this origin, as browsers read it: `//x` and `/\\x` name another host, and control characters
 * are left out before that is decided. An address that is none cannot be set, and would keep its token (ENTRY-10).
 */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(path);

/**
 * What the first load opens (ENTRY-1 to ENTRY-8). A pure function of query and path.
 * @param path the path of the address, kept when it names a screen of its own
 */
export function parseEntry(query: URLSearchParams, path: string): Entry {
  const get = (name: string) => query.get(name);
  const token = secret(get('token'));
  const uuid = secret(get('uuid'));
  const key = get('key') ?? undefined;
  const secrets: Secrets = { ...(token && { token }), ...(uuid && { uuid }), ...(key && { key }) };

  const market = marketOf(get('country'));
  const lang = get('lang');
  const locale = market && lang ? localeOf(market, lang) : undefined;

  if (!isOwnPath(path)) return { to: 'page', path: '/404', locale, secrets };
  const page = get('page');
  if (page !== null && pages.includes(page)) return { to: 'page', path: `/${page}`, locale, secrets };
  const ref = get('ref');
  if (ref) return { to: 'page', path: `/ref/${encodeURIComponent(ref)}`, locale, secrets };
  // Reloaded after a refused start (ENTRY-14): continues on the page that was open.
  const from = get('from');
  if (path === '/404' && from && isOwnPath(from)) return { to: 'resume', path: from };
  if (publicPath.test(path)) return { to: 'page', path, locale, secrets };
  if (!entryKeys.some((name) => query.has(name))) return { to: 'resume', path };

  const pkgName = get('pkg_name');
  // The store needs neither country nor language (ENTRY-7).
  if (get('index') === 'app' && pkgName) return { to: 'store', path: '/404', pkgName, locale };
  if (!pkgName || !market || !locale) return { to: 'page', path: '/404', locale, secrets };

  const appPage = get('appPage');
  const requestedPath = path === '/' ? '/home' : path;
  return {
    to: 'app',
    path: appPage !== null && hostedPages.includes(appPage) ? `/app/${appPage}` : requestedPath,
    session: {
      pkgName,
      market,
      locale,
      sdk: sdkOf(get('sdk_version')),
      appVersion: (get('app_version') ?? '').slice(0, 20),
    },
    secrets,
  };
}

/** The language that the address of a page without a session names; it is kept for the next one (TEXT-2, TEXT-6). */
export const namedLocale = (entry: Entry): LocaleCode | undefined => ('locale' in entry ? entry.locale : undefined);
