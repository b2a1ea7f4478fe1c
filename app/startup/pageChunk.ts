import type { LocaleCode } from '@tally/locales/tags';
import type { Texts } from '@tally/locales/text';
import type { PageChunk } from '../state/appStore';
import { pageOverlays } from '../overlays/chunks/pages';
import { createPageTexts } from '../i18n/pageTexts';

/** @param texts those of the pages and of all parts before them */
export const createPageChunk = (locale: LocaleCode, texts: Texts): PageChunk => ({
  ...pageOverlays,
  ...createPageTexts(locale, texts),
});
