import en from '@tally/locales/en/shell.json';
import enPh from '@tally/locales/en_ph/shell.json';
import id from '@tally/locales/id/shell.json';
import ptBr from '@tally/locales/pt_br/shell.json';
import type { LocaleCode } from '@tally/locales/tags';
import type { Texts } from '@tally/locales/text';

/**
 * Texts of the prerendered home and of the amounts that the page head fills in. index.html contains them in every
 * language, so that the shell is in the person's language before any script has loaded.
 */
export const shellTexts: Readonly<Record<LocaleCode, Texts<'shell'>>> = { en, id, en_ph: enPh, pt_br: ptBr };
