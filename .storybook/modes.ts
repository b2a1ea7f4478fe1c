import { bcp47, localeMarket, type Locale, type Market } from '@tally/contract/market/codes';
import { languageNames } from '../scripts/lib/languageNames.mjs';

/** A mode of the toolbar: a language with its market, screen width and language tag. */
export interface Mode {
  locale: Locale;
  /** The market whose users read this language; the market toolbar can override it. */
  market: Market;
  /**
   * Width of the pictures in CSS px. The four widths differ, so that together they cover the phones of the three
   * markets.
   */
  width: number;
  /** BCP 47 tag for `Intl` and `<html lang>`. */
  bcp47: string;
  /** Name shown in the toolbar and above the frames that are side by side. */
  title: string;
}

const mode = (locale: Locale, width: number): Mode => ({
  locale,
  market: localeMarket[locale],
  width,
  bcp47: bcp47[locale],
  title: languageNames[locale],
});

/** All modes. A picture of every story is taken in each of them, in this order. */
export const modes: readonly Mode[] = [mode('en', 360), mode('id', 320), mode('en_ph', 390), mode('pt_br', 412)];

/** The default mode, to which the page is reset after each story. */
export const firstMode: Mode = modes[0] as Mode;

/**
 * Pseudo-locale made from the English texts, with accents and 40 % longer: shows where a future language will break the
 * layout.
 */
export const pseudo = 'pseudo';

/** The largest text size in the language with the longest words, checked for overflow. */
export const largest = { locale: 'pt_br', textSize: '200' } as const;

/** The narrowest supported page width in CSS px; overflow is checked at this width. */
export const narrowest = 320;

/** Height of a small phone's screen in CSS px. */
export const screenHeight = 640;

/** The mode of a locale; the first one for the pseudo-locale and unknown values. */
export function modeOf(locale: unknown): Mode {
  return modes.find((mode) => mode.locale === locale) ?? firstMode;
}
