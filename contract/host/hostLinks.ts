const webAddress = /^(https:\/\/[^\s\\@/?#]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)([/?#][^\s\\]*)?$/;

/** Whether a link may be shared: an absolute https URL; http only for localhost, for development. */
export const isShareLink = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= 2000 && webAddress.test(value);

/** Whether a value is an absolute https URL, as the host requires for what it fetches or opens. */
export const isSecureLink = (value: unknown): value is string =>
  isShareLink(value) && (value as string).startsWith('https');
