import en from '@tally/locales/en.json?part=first';
import enPh from '@tally/locales/en_ph.json?part=first';
import id from '@tally/locales/id.json?part=first';
import ptBr from '@tally/locales/pt_br.json?part=first';
import type { LocaleCode } from '@tally/locales/tags';
import type { Texts } from '@tally/locales/text';

/**
 * Texts that home shows once something is known: counts, countdowns, notes. They come with the first phase's script in
 * every language, because a file per language would be one more request before the first tap.
 */
export const firstTexts: Readonly<Record<LocaleCode, Texts>> = { en, id, en_ph: enPh, pt_br: ptBr };
