import type { Locale, Market } from '@tally/contract/market';
import { isLocale, type LocaleCode } from '@tally/locales/tags';

const markets: readonly Market[] = ['id', 'ph', 'br'];

/** Country, whatever its case, to a market; undefined when it is none of the three. */
export const marketOf = (country: string | null): Market | undefined =>
  markets.find((market) => market === country?.toLowerCase());

/** The text language that goes with a market and the phone's language (TEXT-5, TEXT-6). */
export function localeOf(market: Market, lang: string): Locale {
  if (market === 'ph') return 'en_ph';
  if (market === 'br') return 'pt_br';
  return ['id', 'in'].includes(lang.toLowerCase()) ? 'id' : 'en';
}

/** The text language of a page that is entered without `lang`: the one chosen before (TEXT-6). */
export const storedLocale = (stored: string | null | undefined): LocaleCode => (isLocale(stored) ? stored : 'en');

/** Only digits are a version; anything else counts as 0. */
export const sdkOf = (value: string | null): number => (value !== null && /^\d{1,6}$/.test(value) ? Number(value) : 0);
