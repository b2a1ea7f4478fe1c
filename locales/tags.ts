/** Locale code -> BCP 47 tag: what `Intl` and `<html lang>` take. */
export const bcp47 = { en: 'en', id: 'id', en_ph: 'en-PH', pt_br: 'pt-BR' } as const;

/** A language the texts exist in. */
export type LocaleCode = keyof typeof bcp47;

export const localeCodes = Object.keys(bcp47) as LocaleCode[];

/** True for one of the four codes; anything else (an old value in storage, a garbled query) is not a locale. */
export const isLocale = (value: unknown): value is LocaleCode => typeof value === 'string' && Object.hasOwn(bcp47, value);
