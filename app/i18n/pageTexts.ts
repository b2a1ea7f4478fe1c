import type { LocaleCode } from '@tally/locales/tags';
import type { Texts } from '@tally/locales/text';

type Load = () => Promise<{ default: Texts }>;

/** Loads the texts of the pages behind home, when the first of those pages is opened. */
export const loadPageTexts: Readonly<Record<LocaleCode, Load>> = {
  en: () => import('@tally/locales/en.json?part=pages'),
  id: () => import('@tally/locales/id.json?part=pages'),
  en_ph: () => import('@tally/locales/en_ph.json?part=pages'),
  pt_br: () => import('@tally/locales/pt_br.json?part=pages'),
};
