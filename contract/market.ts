/** The country a person plays in. Money, number format, theme, rules and time zone follow it. */
export const markets = ['id', 'ph', 'br'] as const;
export type Market = (typeof markets)[number];

/** The language of the texts. Words follow it; numbers do not. */
export const locales = ['en', 'id', 'en_ph', 'pt_br'] as const;
export type Locale = (typeof locales)[number];
