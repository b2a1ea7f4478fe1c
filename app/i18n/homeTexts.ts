import type { LocaleCode } from '@tally/locales/tags';
import type { Texts } from '@tally/locales/text';

type Load = () => Promise<{ default: Texts }>;

/** Loads the texts of home that the second phase brings (textParts): one file per language. */
export const loadHomeTexts: Readonly<Record<LocaleCode, Load>> = {
  en: () => import('@tally/locales/en.json?part=home'),
  id: () => import('@tally/locales/id.json?part=home'),
  en_ph: () => import('@tally/locales/en_ph.json?part=home'),
  pt_br: () => import('@tally/locales/pt_br.json?part=home'),
};
