import type { Locale, Market } from '@tally/contract/market';

/** What the host said of itself and the person when it opened the page; nothing secret. */
export interface Session {
  pkgName: string;
  market: Market;
  locale: Locale;
  /** 0 when missing or garbled: every gate shut. */
  sdk: number;
  appVersion: string;
}
