import type { Locale, Market } from '@tally/contract/market/codes';

/** Data about the host and the person that the host passed when it opened the page; contains no secret. */
export interface Session {
  pkgName: string;
  market: Market;
  locale: Locale;
  /** The host's SDK version; 0 when missing or malformed, which fails every SDK gate. */
  sdk: number;
  appVersion: string;
}
