/** An Android application id: at least two segments, each beginning with a letter. */
const packageId = /^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/;

/** Native links of the back button (ROUTE-20). */
export const closeHome = 'app://close/home';
export const closeHostedPage = 'app://close/shell';

/**
 * Link to an app's store page: in the store's own URL scheme inside the phone app, as a web page outside. Undefined for
 * an invalid package id.
 */
export function storeLink(pkgName: string, inPhoneApp: boolean): string | undefined {
  if (!packageId.test(pkgName)) return undefined;
  return inPhoneApp ? `market://details?id=${pkgName}` : `https://play.google.com/store/apps/details?id=${pkgName}`;
}

/**
 * Validates a link of a server response: https without credentials, or the store's scheme with a package id (APPS-6).
 * Anything else (javascript:, intent:, data:, //host, control characters) returns undefined.
 */
export function safeLink(link: string): string | undefined {
  // A link with control characters is rejected, not repaired.
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

/** URL schemes that the web view or the phone itself handles. */
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
 * A link that the host opens natively (SDK 806 and above): the app's intent scheme, with the link as its content.
 * Undefined when the scheme is not allowed for an app, or the link is not safe.
 */
export function intentLink(scheme: string, link: string): string | undefined {
  const safe = safeLink(link);
  if (!safe || !/^[a-z][a-z0-9+.-]{1,40}$/i.test(scheme) || reserved.includes(scheme.toLowerCase())) return undefined;
  return `${scheme}://open?url=${encodeURIComponent(safe)}`;
}
