import type { LocaleCode } from '@tally/locales/tags';
import type { Texts } from '@tally/locales/text';

type Load = () => Promise<{ default: Texts }>;

/** Loads the texts that only home's deferred part uses, together with that part (startup/deferredChunk). */
export const loadDeferredTexts: Readonly<Record<LocaleCode, Load>> = {
  en: () => import('@tally/locales/en.json?part=deferred'),
  id: () => import('@tally/locales/id.json?part=deferred'),
  en_ph: () => import('@tally/locales/en_ph.json?part=deferred'),
  pt_br: () => import('@tally/locales/pt_br.json?part=deferred'),
};
