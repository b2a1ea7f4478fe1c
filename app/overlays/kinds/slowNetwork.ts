import { PlayerIcon } from '@tally/ui/icons/PlayerIcon';
import type { DomainOverlays } from '../content/overlayTable';

/** Dialog that warns before an action that takes long on a slow network. */
export const slowNetworkOverlays = {
  dialogs: {
    'slowNetwork.video': (t) => ({
      tone: 'dialog',
      art: PlayerIcon,
      status: 'waiting',
      title: t('network.slow_title'),
      message: t('network.slow_video'),
      primary: t('network.slow_continue'),
      secondary: t('common.later'),
    }),
  },
} satisfies DomainOverlays<'slowNetwork', 'deferred'>;
