import { createI18n, translateOf } from '@tally/locales/i18n';
import type { LocaleCode } from '@tally/locales/tags';
import type { Texts, Translate } from '@tally/locales/text';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { TranslationProvider } from '../i18n/useTranslate';
import type { PageChunk } from '../state/appStore';
import { pageOverlays } from '../overlays/chunks/pages';

/** @param texts those that are not part of home's */
export function createPageChunk(locale: LocaleCode, texts: Texts): PageChunk {
  const i18n = createI18n(locale, texts);
  function Inside({ children }: { children: ReactNode }) {
    const translate = useTranslation(undefined, { i18n }).t as unknown as Translate;
    return <TranslationProvider value={translate}>{children}</TranslationProvider>;
  }
  return {
    ...pageOverlays,
    translate: translateOf(i18n),
    TranslationProvider: ({ children }) => (
      <I18nextProvider i18n={i18n}>
        <Inside>{children}</Inside>
      </I18nextProvider>
    ),
  };
}
