import { bcp47, type LocaleCode } from '@tally/locales/tags';
import { createTranslate, type Texts } from '@tally/locales/text';
import type { ReactNode } from 'react';
import { luckyActions } from '../features/lucky/luckyActions';
import { TranslationProvider } from '../i18n/useTranslate';
import { deferredOverlays } from '../overlays/deferredOverlays';
import type { OverlayChunk } from '../overlays/overlayTables';
import { leaveHome } from '../screens/Home/leaveHome';
import { DeferredHome, type DeferredHomeProps } from '../screens/Home/deferred/DeferredHome';

/**
 * Home's deferred part, with its dialogs and toasts; loaded once the app can handle the first tap, or earlier on
 * demand.
 */
export interface DeferredChunk extends OverlayChunk {
  DeferredHome: (props: DeferredHomeProps) => ReactNode;
  /** Functions for lucky tasks, needed by the host's callbacks and the exit dialog. */
  lucky: typeof luckyActions;
  /** Opens the exit dialog when home is closed. */
  leaveHome: typeof leaveHome;
}

/** @param texts home's and those of the deferred part */
export function createDeferredChunk(locale: LocaleCode, texts: Texts): DeferredChunk {
  const translate = createTranslate(texts, bcp47[locale]);
  return {
    ...deferredOverlays,
    translate,
    lucky: luckyActions,
    leaveHome,
    DeferredHome: (props) => (
      <TranslationProvider value={translate}>
        <DeferredHome {...props} />
      </TranslationProvider>
    ),
  };
}
