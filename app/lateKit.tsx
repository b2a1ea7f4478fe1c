import { bcp47, type LocaleCode } from '@tally/locales/tags';
import { createTranslate, type Texts } from '@tally/locales/text';
import type { ReactNode } from 'react';
import { luckyKit } from './features/lucky/luckyKit';
import { TextProvider } from './hooks';
import { LateDialog, LateToast } from './overlays/LateOverlays';
import type { OverlayKit } from './overlays/overlayKit';
import { HomeLate, type HomeLateProps } from './screens/Home/late/HomeLate';

/** What comes late on home, with its dialogs and toasts; fetched after the first tap can be answered, or when asked for. */
export interface LateKit extends OverlayKit {
  HomeLate: (props: HomeLateProps) => ReactNode;
  /** What the host's callbacks and the exit dialog need of lucky tasks. */
  lucky: typeof luckyKit;
}

/** @param texts home's and those of the late part */
export function createLateKit(locale: LocaleCode, texts: Texts): LateKit {
  const t = createTranslate(texts, bcp47[locale]);
  return {
    lucky: luckyKit,
    HomeLate: (props) => (
      <TextProvider value={t}>
        <HomeLate {...props} />
      </TextProvider>
    ),
    KitDialog: (props) => <LateDialog t={t} {...props} />,
    KitToast: (props) => <LateToast t={t} {...props} />,
  };
}
