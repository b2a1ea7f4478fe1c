import type { Translate } from '@tally/locales/text';
import { createContext, useContext } from 'react';

const TranslationContext = createContext<Translate>(() => '');

/** Provides the translate function: on home with home's texts, on pages behind home with all texts. */
export const TranslationProvider = TranslationContext.Provider;

/** Returns the translate function for the person's language, with typed keys and placeholders. */
export const useTranslate = (): Translate => useContext(TranslationContext);
