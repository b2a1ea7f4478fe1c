import en from '@tally/locales/en/first.json';
import enPh from '@tally/locales/en_ph/first.json';
import id from '@tally/locales/id/first.json';
import ptBr from '@tally/locales/pt_br/first.json';
import type { LocaleCode } from '@tally/locales/tags';
import type { TextFiles } from '@tally/locales/text';

/**
 * Texts that home shows once something is known: counts, countdowns, notes. They come with the first phase's script in
 * every language, because a file per language would be one more request before the first tap.
 */
export const firstTexts: Readonly<Record<LocaleCode, TextFiles['first']>> = { en, id, en_ph: enPh, pt_br: ptBr };
