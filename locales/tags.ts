import { bcp47, locales, type Locale } from '@tally/contract/homeMarket';

/** A language the texts exist in. */
export type LocaleCode = Locale;

/** Locale code -> BCP 47 tag: what `Intl` and `<html lang>` take. */
export { bcp47 };

export const localeCodes = locales;

/** True for one of the four codes; anything else (an old value in storage, a garbled query) is not a locale. */
export const isLocale = (value: unknown): value is LocaleCode => locales.some((code) => code === value);
