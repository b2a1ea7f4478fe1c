import { bcp47, locales, type Locale } from '@tally/contract/market/codes';

/** Code of a language that the texts exist in. */
export type LocaleCode = Locale;

/** Locale code -> BCP 47 tag, for `Intl` and `<html lang>`. */
export { bcp47 };

export const localeCodes = locales;

/** Whether a value is a locale code; others may come from old storage or a malformed query. */
export const isLocale = (value: unknown): value is LocaleCode => locales.some((code) => code === value);
