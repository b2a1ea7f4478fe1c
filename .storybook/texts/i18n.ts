import en from '@tally/locales/en.json';
import enPh from '@tally/locales/en_ph.json';
import { createI18n, translateOf } from '@tally/locales/i18n';
import id from '@tally/locales/id.json';
import ptBr from '@tally/locales/pt_br.json';
import type { LocaleCode } from '@tally/locales/tags';
import type { Texts, Translate } from '@tally/locales/text';
import type { i18n } from 'i18next';
import { modeOf, pseudo } from '../modes';
import { pseudoText } from './pseudo';

const texts: Record<LocaleCode, Texts> = { en, id, en_ph: enPh, pt_br: ptBr };

const make = (locale: string): i18n =>
  locale === pseudo
    ? createI18n('en', Object.fromEntries(Object.entries<string>(en).map(([key, text]) => [key, pseudoText(text)])))
    : createI18n(modeOf(locale).locale, texts[modeOf(locale).locale]);

const made = new Map<string, i18n>();

/**
 * One i18next instance per locale, created on first use: the toolbar switches between instances and never changes the
 * language of one.
 */
export function i18nOf(locale: string): i18n {
  const instance = made.get(locale) ?? make(locale);
  made.set(locale, instance);
  return instance;
}

/** Translate function of a locale for use outside React, e.g. in `play` functions: `translateIn(globals.locale)`. */
export const translateIn = (locale: unknown): Translate => translateOf(i18nOf(String(locale)));
