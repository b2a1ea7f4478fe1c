import en from '@tally/locales/en.json?part=shell';
import enPh from '@tally/locales/en_ph.json?part=shell';
import id from '@tally/locales/id.json?part=shell';
import ptBr from '@tally/locales/pt_br.json?part=shell';
import type { LocaleCode } from '@tally/locales/tags';
import type { Texts } from '@tally/locales/text';

/**
 * Texts of the prerendered home and of the amounts that the page head fills in. index.html contains them in every
 * language, so that the shell is in the person's language before any script has loaded.
 */
export const shellTexts: Readonly<Record<LocaleCode, Texts>> = { en, id, en_ph: enPh, pt_br: ptBr };
