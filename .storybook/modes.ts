import { bcp47, localeMarket, type Locale, type Market } from '@tally/contract/market';

/** A mode of the toolbar: a language with its market, screen width and language tag. */
export interface Mode {
  locale: Locale;
  /** The market people with this text live in; the market toolbar can overrule it. */
  market: Market;
  /** Width of the picture in CSS px. The four differ so that together they cover the phones of the three markets. */
  width: number;
  /** The tag `Intl` and `<html lang>` understand. */
  bcp47: string;
  /** What the toolbar and the labels of side-by-side frames say. */
  title: string;
}

const mode = (locale: Locale, width: number, title: string): Mode => ({
  locale,
  market: localeMarket[locale],
  width,
  bcp47: bcp47[locale],
  title,
});

/** The table of modes. A picture of every story is taken in each of them, in this order. */
export const modes: readonly Mode[] = [
  mode('en', 360, 'English (Indonesia)'),
  mode('id', 320, 'Indonesian'),
  mode('en_ph', 390, 'English (Philippines)'),
  mode('pt_br', 412, 'Portuguese (Brazil)'),
];

/** The first mode: what a page of stories is handed back in. */
export const firstMode: Mode = modes[0] as Mode;

/** Made of the English texts, with accents and 40 % longer: what breaks in it will break in a language to come. */
export const pseudo = 'pseudo';

/** The phone's largest text in the language with the longest words, looked at for overflow. */
export const largest = { locale: 'pt_br', textSize: '200' } as const;

/** The narrowest page that is promised to work, in CSS px (overflow is looked for here). */
export const narrowest = 320;

/** Heights in CSS px: what a phone shows at once. */
export const screenHeight = 640;

/** The mode of a locale; the pseudo-locale and anything unknown is looked at in the first one. */
export function modeOf(locale: unknown): Mode {
  return modes.find((mode) => mode.locale === locale) ?? firstMode;
}
