import { translateOf } from '@tally/locales/i18n';
import type { Translate } from '@tally/locales/text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * For stories: the words of the locale that is looked at. Components take words as props, so a story translates.
 * Reads the provider of the decorator, so a story is drawn anew when the toolbar changes.
 */
export function useStoryTranslation(): Translate {
  const { i18n } = useTranslation();
  return useMemo(() => translateOf(i18n), [i18n]);
}
