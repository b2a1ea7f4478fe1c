import { allTexts } from '@tally/locales/all';
import type { LocaleCode } from '@tally/locales/tags';
import type { Texts } from '@tally/locales/text';

/** The texts of an app in a story or a test, where all of them are there from the beginning. */
export const loadedTexts = (texts: Texts<'operator'>) => ({
  texts,
  deferredTexts: () => Promise.resolve({ default: texts }),
  pageTexts: () => Promise.resolve({ default: texts }),
  operatorTexts: () => Promise.resolve({ default: texts }),
  textsOf: (locale: LocaleCode) => Promise.resolve(allTexts[locale]),
});
