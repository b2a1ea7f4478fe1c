import type { LocaleCode } from '@tally/locales/tags';
import type { Texts } from '@tally/locales/text';
import { createPageTexts } from '../i18n/pageTexts';
import { homeOverlays } from '../overlays/chunks/home';
import { operatorOverlays } from '../overlays/kinds/operator';
import type { OperatorChunk } from '../state/appStore';

/** @param texts all of a language */
export const createOperatorChunk = (locale: LocaleCode, texts: Texts<'operator'>): OperatorChunk => ({
  ...operatorOverlays,
  ToastView: homeOverlays.ToastView,
  ...createPageTexts(locale, texts),
});
