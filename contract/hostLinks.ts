const webAddress = /^(https:\/\/[^\s\\@/?#]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)([/?#][^\s\\]*)?$/;

/** A link that people may share: an absolute https address; http only on this machine, while developing. */
export const isShareLink = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= 2000 && webAddress.test(value);

/** An absolute https address: what the host fetches or opens. */
export const isSecureLink = (value: unknown): value is string =>
  isShareLink(value) && (value as string).startsWith('https');
