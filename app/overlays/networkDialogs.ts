import type { DialogTexts } from './dialogContent';

type NetworkDialogs = {
  /** `home`: there is a home to go to instead. */
  pageFailed: { home: boolean };
};

/** A page's code did not arrive, or broke: nobody is left with an empty screen (DIALOG-5). */
export const networkDialogs = {
  pageFailed: (t, { home }) => ({
    tone: 'refusal',
    art: 'unplugged',
    title: t('network.error_title'),
    message: t('network.error_message'),
    primary: t('common.retry'),
    ...(home && { secondary: t('common.later') }),
  }),
} satisfies DialogTexts<NetworkDialogs>;
