import type { Translate } from '@tally/locales/text';
import { createContext, useContext } from 'react';

const TranslationContext = createContext<Translate<'home'>>(() => '');

/** Provides the translate function: on home with home's texts, on pages behind home with all texts. */
export const TranslationProvider = TranslationContext.Provider;

/**
 * Return the translate function for the person's language, with typed keys and placeholders. A component takes the one
 * of the part of the app that it arrives with; textArrival.test.ts holds it to that.
 */
export const useHomeTranslate = (): Translate<'home'> => useContext(TranslationContext);
export const useDeferredTranslate = (): Translate<'deferred'> => useContext(TranslationContext) as Translate;
export const useTranslate = (): Translate => useContext(TranslationContext) as Translate;
export const useOperatorTranslate = (): Translate<'operator'> =>
  useContext(TranslationContext) as Translate<'operator'>;
