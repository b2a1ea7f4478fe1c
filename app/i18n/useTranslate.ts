import type { Translate } from '@tally/locales/text';
import { createContext, useContext } from 'react';

const TranslationContext = createContext<Translate>(() => '');

/** Provides the texts to everything inside: home's, or under a page behind home all of them. */
export const TranslationProvider = TranslationContext.Provider;

/** Texts in the person's language, with typed keys and placeholders. */
export const useTranslate = (): Translate => useContext(TranslationContext);
