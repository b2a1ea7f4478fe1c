import type { LocaleCode } from '@tally/locales/tags';
import type { TextFiles } from '@tally/locales/text';

/** Loads one file of a language's texts. */
export type LoadTexts<Part extends keyof TextFiles> = () => Promise<{ default: TextFiles[Part] }>;
type Loaders<Part extends keyof TextFiles> = Readonly<Record<LocaleCode, LoadTexts<Part>>>;

/** Home's texts, beyond those of its shell; requested together with the app's script. */
export const loadHomeTexts: Loaders<'home'> = {
  en: () => import('@tally/locales/en/home.json'),
  id: () => import('@tally/locales/id/home.json'),
  en_ph: () => import('@tally/locales/en_ph/home.json'),
  pt_br: () => import('@tally/locales/pt_br/home.json'),
};

/** Texts that only home's deferred part uses; loaded together with that part (startup/deferredChunk). */
export const loadDeferredTexts: Loaders<'deferred'> = {
  en: () => import('@tally/locales/en/deferred.json'),
  id: () => import('@tally/locales/id/deferred.json'),
  en_ph: () => import('@tally/locales/en_ph/deferred.json'),
  pt_br: () => import('@tally/locales/pt_br/deferred.json'),
};

/** Texts of the pages behind home; loaded when the first of those pages is opened. */
export const loadPageTexts: Loaders<'pages'> = {
  en: () => import('@tally/locales/en/pages.json'),
  id: () => import('@tally/locales/id/pages.json'),
  en_ph: () => import('@tally/locales/en_ph/pages.json'),
  pt_br: () => import('@tally/locales/pt_br/pages.json'),
};

/** Texts of the operators' pages; loaded with the first of them. */
const loadOperatorTexts: Loaders<'operator'> = {
  en: () => import('@tally/locales/en/operator.json'),
  id: () => import('@tally/locales/id/operator.json'),
  en_ph: () => import('@tally/locales/en_ph/operator.json'),
  pt_br: () => import('@tally/locales/pt_br/operator.json'),
};

/** What loads the texts of a language that come after home's. */
export const lateTextsOf = (locale: LocaleCode) => ({
  deferredTexts: loadDeferredTexts[locale],
  pageTexts: loadPageTexts[locale],
  operatorTexts: loadOperatorTexts[locale],
});
