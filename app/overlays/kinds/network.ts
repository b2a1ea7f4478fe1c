import { UnpluggedIcon } from '@tally/ui/icons/UnpluggedIcon';
import type { FailureCause } from '../../api/failureCause';
import { failureWords } from '../../i18n/failureWords';
import type { DomainOverlays } from '../content/overlayTable';
import { success, wrong } from '../content/toastContent';

/** Overlays for a page that cannot be shown and for requests without a response (DIALOG-5). */
export const networkOverlays = {
  dialogs: {
    /** `home`: whether there is a page to go back to. */
    'network.pageFailed': (t, { home, cause }: { home: boolean; cause: FailureCause }) => {
      const { title, text } = failureWords(t, cause);
      return {
        tone: 'refusal',
        art: UnpluggedIcon,
        title,
        message: text,
        primary: t('common.retry'),
        ...(home && { secondary: t('common.later') }),
      };
    },
  },
  toasts: {
    'network.offlineAction': (t) => wrong(t('network.offline_action')),
    'network.unreachable': (t, { cause }: { cause: FailureCause }) => wrong(failureWords(t, cause).text),
    'network.backOnline': (t) => success(t('network.back_online')),
    'network.unknownError': (t) => wrong(t('network.unknown_error')),
  },
} satisfies DomainOverlays<'network', 'home'>;
