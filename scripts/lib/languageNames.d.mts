import type { Locale } from '../../contract/market/codes';

export const languageNames: Readonly<Record<Locale, string>>;
