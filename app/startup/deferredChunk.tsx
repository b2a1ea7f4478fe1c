import { bcp47, type LocaleCode } from '@tally/locales/tags';
import { createTranslate, type Texts } from '@tally/locales/text';
import type { ReactNode } from 'react';
import { luckyActions } from '../features/lucky/luckyActions';
import { TranslationProvider } from '../i18n/useTranslate';
import { deferredOverlays } from '../overlays/deferredOverlays';
import type { OverlayChunk } from '../overlays/overlayTables';
import { leaveHome } from '../screens/Home/leaveHome';
import { DeferredHome, type DeferredHomeProps } from '../screens/Home/deferred/DeferredHome';

/** What comes late on home, with its dialogs and toasts; fetched after the first tap can be answered, or when asked for. */
export interface DeferredChunk extends OverlayChunk {
  DeferredHome: (props: DeferredHomeProps) => ReactNode;
  /** What the host's callbacks and the exit dialog need of lucky tasks. */
  lucky: typeof luckyActions;
  /** What closing home asks. */
  leaveHome: typeof leaveHome;
}

/** @param texts home's and those of the late part */
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
