import { localeMarket } from '@tally/contract/market/codes';
import { bcp47, type LocaleCode } from '@tally/locales/tags';
import { createTranslate, type Texts } from '@tally/locales/text';
import { useEffect, useState, type ReactNode } from 'react';
import { TranslationProvider } from '../../i18n/useTranslate';
import { useAppSelector } from '../../state/reduxHooks';
import { useTextsOf } from '../../state/appContext';
import { selectSession } from '../../state/sessionSlice';

/**
 * Renders its children in a language that the address did not request: texts, the document's language and, without a
 * session, the look of its market.
 */
export function InLanguage({
  locale,
  waiting,
  children,
}: {
  locale: LocaleCode;
  waiting: ReactNode;
  children: ReactNode;
}) {
  const guest = useAppSelector((state) => selectSession(state) === null);
  const textsOf = useTextsOf();
  const [texts, setTexts] = useState<Texts | null>();
  useEffect(() => {
    let gone = false;
    // When the language cannot be loaded, the page is shown in the one already loaded.
    void textsOf(locale).then(
      (loaded) => !gone && setTexts(loaded),
      () => !gone && setTexts(null),
    );
    return () => {
      gone = true;
    };
  }, [locale, textsOf]);
  const loaded = Boolean(texts);
  useEffect(() => {
    if (!loaded) return;
    const { documentElement: root } = document;
    const before = { lang: root.lang, market: root.dataset['market'] };
    root.lang = bcp47[locale];
    if (guest) root.dataset['market'] = localeMarket[locale];
    return () => {
      root.lang = before.lang;
      if (before.market !== undefined) root.dataset['market'] = before.market;
    };
  }, [loaded, locale, guest]);
  if (texts === undefined) return waiting;
  return texts ? (
    <TranslationProvider value={createTranslate(texts, bcp47[locale])}>{children}</TranslationProvider>
  ) : (
    children
  );
}
