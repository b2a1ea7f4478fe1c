import { bcp47, type LocaleCode } from '@tally/locales/tags';
import { createTranslate, type Texts } from '@tally/locales/text';
import { luckyActions } from '../features/lucky/luckyActions';
import { TranslationProvider } from '../i18n/useTranslate';
import { deferredOverlays } from '../overlays/chunks/deferred';
import type { DeferredChunk } from '../state/appStore';
import { demandedCheckIns } from '../screens/Home/demandedCheckIns';
import { leaveHome } from '../screens/Home/leaveHome';
import { DeferredHome } from '../screens/Home/deferred/DeferredHome';

/** @param texts home's and those of the deferred part */
export function createDeferredChunk(locale: LocaleCode, texts: Texts<'deferred'>): DeferredChunk {
  const translate = createTranslate<'deferred'>(texts, bcp47[locale]);
  return {
    ...deferredOverlays,
    translate,
    lucky: { ...luckyActions, canApply: (state) => luckyActions.canApply(state, demandedCheckIns(state)) },
    leaveHome,
    DeferredHome: (props) => (
      <TranslationProvider value={translate}>
        <DeferredHome {...props} />
      </TranslationProvider>
    ),
  };
}
