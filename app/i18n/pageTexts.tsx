import { createI18n, translateOf } from '@tally/locales/i18n';
import type { LocaleCode } from '@tally/locales/tags';
import type { Texts, Translate } from '@tally/locales/text';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { TranslationProvider } from './useTranslate';

/** Texts through i18next, for a page and for code beside it. */
export interface PageTexts {
  translate: Translate<'operator'>;
  /** Provides the texts to a page. */
  TranslationProvider: (props: { children: ReactNode }) => ReactNode;
}

/** @param texts all that the page may use: nothing else gives a text, whatever the type of `translate` permits */
export function createPageTexts(locale: LocaleCode, texts: Texts): PageTexts {
  const i18n = createI18n(locale, texts);
  function Inside({ children }: { children: ReactNode }) {
    const translate = useTranslation(undefined, { i18n }).t as unknown as Translate;
    return <TranslationProvider value={translate}>{children}</TranslationProvider>;
  }
  return {
    translate: translateOf(i18n),
    TranslationProvider: ({ children }) => (
      <I18nextProvider i18n={i18n}>
        <Inside>{children}</Inside>
      </I18nextProvider>
    ),
  };
}
