import { allTexts, en } from '@tally/locales/all';
import { createI18n, translateOf } from '@tally/locales/i18n';
import type { Texts, Translate } from '@tally/locales/text';
import type { i18n } from 'i18next';
import type { TypedText } from '../../scripts/lib/proof/messages.mjs';
import { modeOf, pseudo } from '../modes';
import { pseudoText } from './pseudo';

const make = (locale: string): i18n =>
  locale === pseudo
    ? createI18n(
        'en',
        Object.fromEntries(Object.entries(en).map(([key, text]) => [key, pseudoText(text)])) as Texts<'operator'>,
      )
    : createI18n(modeOf(locale).locale, allTexts[modeOf(locale).locale]);

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

/** Puts other words in the place of a text, for what is drawn from now on; returns a function that undoes it. */
export function typeText({ locale, key, text }: TypedText): () => void {
  const i18n = i18nOf(locale);
  const put = (words: unknown) => void i18n.addResource(i18n.language, 'translation', key, words as string);
  const own: unknown = i18n.getResource(i18n.language, 'translation', key);
  put(text);
  return () => put(own);
}

/** Translate function of a locale for use outside React, e.g. in `play` functions: `translateIn(globals.locale)`. */
export const translateIn = (locale: unknown): Translate<'operator'> => translateOf(i18nOf(String(locale)));
