import { bcp47, type LocaleCode } from '@tally/locales/tags';
import { createTranslate, type Texts } from '@tally/locales/text';
import type { ReactNode } from 'react';
import { luckyActions } from '../features/lucky/luckyActions';
import { TranslationProvider } from '../i18n/useTranslate';
import { DeferredDialog, DeferredToast } from '../overlays/DeferredOverlays';
import type { OverlayRenderer } from '../overlays/overlayRenderer';
import { DeferredHome, type DeferredHomeProps } from '../screens/Home/deferred/HomeLate';

/** What comes late on home, with its dialogs and toasts; fetched after the first tap can be answered, or when asked for. */
export interface DeferredChunk extends OverlayRenderer {
  DeferredHome: (props: DeferredHomeProps) => ReactNode;
  /** What the host's callbacks and the exit dialog need of lucky tasks. */
  lucky: typeof luckyActions;
}

/** @param texts home's and those of the late part */
export function createDeferredChunk(locale: LocaleCode, texts: Texts): DeferredChunk {
  const t = createTranslate(texts, bcp47[locale]);
  return {
    lucky: luckyActions,
    DeferredHome: (props) => (
      <TranslationProvider value={t}>
        <DeferredHome {...props} />
      </TranslationProvider>
    ),
    DialogRenderer: (props) => <DeferredDialog t={t} {...props} />,
    ToastRenderer: (props) => <DeferredToast t={t} {...props} />,
  };
}
