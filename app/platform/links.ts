/** An Android application id: at least two parts, letters first. */
const packageId = /^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/;

/** Native links of the back button (ROUTE-20). */
export const closeHome = 'app://close/home';
export const closeHostedPage = 'app://close/shell';

/**
 * The app's page in the store: the store's own scheme inside the phone app, its web page outside.
 * Undefined for what is no package id.
 */
export function storeLink(pkgName: string, inPhoneApp: boolean): string | undefined {
  if (!packageId.test(pkgName)) return undefined;
  return inPhoneApp ? `market://details?id=${pkgName}` : `https://play.google.com/store/apps/details?id=${pkgName}`;
}

/**
 * A link of a server's answer, if it may be opened: https without credentials, or the store's scheme with a package
 * id (APPS-6). Anything else (javascript:, intent:, data:, //host, control characters) is undefined.
 */
export function safeLink(link: string): string | undefined {
  // A link with control characters is refused, not repaired.
  if (/[\u0000-\u0020\u007f-\u009f\\]/.test(link)) return undefined;
  let url: URL;
  try {
    url = new URL(link);
  } catch {
    return undefined;
  }
  if (url.protocol === 'https:')
    return link.toLowerCase().startsWith('https://') && !url.username && !url.password && url.hostname
      ? url.href
      : undefined;
  if (url.protocol === 'market:')
    return /^market:\/\/details\?id=([^&#]+)$/.test(link) && packageId.test(link.slice(link.indexOf('=') + 1))
      ? link
      : undefined;
  return undefined;
}

/** Schemes that mean something to the web view or the phone itself. */
const reserved = [
  'javascript',
  'data',
  'file',
  'blob',
  'about',
  'vbscript',
  'content',
  'intent',
  'android',
  'http',
  'https',
  'market',
  'tel',
  'sms',
  'mailto',
  'ws',
  'wss',
];

/**
 * A link that the host opens in its own way (SDK 806 and above): the app's intent scheme with the link inside.
 * Undefined when the scheme is none that an app may have, or the link may not be opened.
 */
export function intentLink(scheme: string, link: string): string | undefined {
  const safe = safeLink(link);
  if (!safe || !/^[a-z][a-z0-9+.-]{1,40}$/i.test(scheme) || reserved.includes(scheme.toLowerCase())) return undefined;
  return `${scheme}://open?url=${encodeURIComponent(safe)}`;
}
