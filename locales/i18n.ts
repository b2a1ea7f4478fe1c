import { isolate } from '@tally/contract/text/isolate';
import { createInstance, type i18n } from 'i18next';
import type { LocaleCode } from './tags';
import type { Texts, Translate } from './text';

declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    defaultNS: 'translation';
    resources: { translation: Texts<'operator'> };
  }
}

/**
 * Creates an i18next instance for one language, ready for use at once. What stands in a placeholder keeps its
 * direction to itself (TEXT-10); it is not escaped, because React does that;
 * server text is only ever a value, never a key. A missing key gives an empty text; the types prevent it.
 */
export function createI18n(locale: LocaleCode, texts: Texts): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escape: isolate },
    react: { useSuspense: false },
    resources: { [locale]: { translation: { ...texts } } },
  });
  return instance;
}

/** The instance's `t` with our stricter type, which also checks placeholders. */
export const translateOf = (instance: i18n): Translate<'operator'> =>
  instance.t.bind(instance) as unknown as Translate<'operator'>;
