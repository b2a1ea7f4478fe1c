import type { Locale, Market } from '@tally/contract/market/codes';
import { isLocale, type LocaleCode } from '@tally/locales/tags';

/** The text language for a market and the phone's language (TEXT-5, TEXT-6). */
export function localeOf(market: Market, lang: string): Locale {
  if (market === 'ph') return 'en_ph';
  if (market === 'br') return 'pt_br';
  return ['id', 'in'].includes(lang.toLowerCase()) ? 'id' : 'en';
}

/** The text language of a page opened without `lang`: the one stored earlier (TEXT-6). */
export const storedLocale = (stored: string | null | undefined): LocaleCode => (isLocale(stored) ? stored : 'en');
