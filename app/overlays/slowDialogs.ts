import type { DialogTexts } from './dialogContent';

type SlowDialogs = {
  slowVideo: object;
};

/** Dialogs of a slow network. */
export const slowDialogs = {
  slowVideo: (t) => ({
    tone: 'dialog',
    art: 'player',
    title: t('network.slow_title'),
    message: t('network.slow_video'),
    primary: t('network.slow_continue'),
    secondary: t('common.later'),
  }),
} satisfies DialogTexts<SlowDialogs>;
