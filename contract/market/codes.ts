/** The markets and the languages they offer. */

/** The country whose market a user belongs to. It decides money, number format, theme, rules and time zone. */
export const markets = ['id', 'ph', 'br'] as const;
export type Market = (typeof markets)[number];

/** The language of the texts. It decides the words only; number formats follow the market. */
export const locales = ['en', 'id', 'en_ph', 'pt_br'] as const;
export type Locale = (typeof locales)[number];

/** BCP 47 tag of each locale, for `Intl` and `<html lang>`. */
export const bcp47: Record<Locale, string> = { en: 'en', id: 'id', en_ph: 'en-PH', pt_br: 'pt-BR' };

/** The locales that a market offers, the market's own language first. */
export const marketLocales: Record<Market, readonly [Locale, ...Locale[]]> = {
  id: ['id', 'en'],
  ph: ['en_ph'],
  br: ['pt_br'],
};

/** The market in which a locale is used. */
export const localeMarket: Record<Locale, Market> = { en: 'id', id: 'id', en_ph: 'ph', pt_br: 'br' };
