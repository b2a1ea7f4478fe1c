import type { DomainOverlays } from '../content/overlayTable';
import { plain } from '../content/toastContent';

/** Toast of a reward whose ad network has still to confirm it (TASK-30, LUCKY-28); it is paid without another tap. */
export const confirmationOverlays = {
  toasts: {
    'confirmation.awaited': (t) => plain(t('task.confirming')),
  },
} satisfies DomainOverlays<'confirmation'>;
