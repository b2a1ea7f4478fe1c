import { UnpluggedIcon } from '@tally/ui/icons/UnpluggedIcon';
import type { DomainOverlays } from '../content/overlayTable';
import { done, wrong } from '../content/toastContent';

/** Overlays for a page that cannot be shown and for requests without a response (DIALOG-5). */
export const networkOverlays = {
  dialogs: {
    /** `home`: whether the dialog can offer home as an alternative. */
    'network.pageFailed': (t, { home }: { home: boolean }) => ({
      tone: 'refusal',
      art: UnpluggedIcon,
      title: t('network.error_title'),
      message: t('network.error_message'),
      primary: t('common.retry'),
      ...(home && { secondary: t('common.later') }),
    }),
  },
  toasts: {
    'network.offlineAction': (t) => wrong(t('network.offline_action')),
    'network.unreachable': (t) => wrong(t('network.error_message')),
    'network.backOnline': (t) => done(t('network.back_online')),
    'network.unknownError': (t) => wrong(t('network.unknown_error')),
  },
} satisfies DomainOverlays<'network', 'home'>;
