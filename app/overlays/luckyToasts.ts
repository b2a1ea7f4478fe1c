import type { Translate } from '@tally/locales/text';
import { plain } from './toastContent';

/** Toasts about lucky tasks: why none is given now, and what became of one. */
export const luckyToasts = {
  luckyExpired: (t: Translate) => plain(t('lucky.expired')),
  luckyCheckRunning: (t: Translate) => plain(t('lucky.check_running')),
  luckyApplyRunning: (t: Translate) => plain(t('lucky.apply_running')),
  luckyOngoing: (t: Translate) => plain(t('lucky.ongoing')),
  luckyMaxApplies: (t: Translate, { count }: { count: number }) => plain(t('lucky.max_applies', { count })),
  luckyNoQuota: (t: Translate) => plain(t('lucky.no_quota')),
  luckyNoSource: (t: Translate) => plain(t('lucky.no_source')),
  luckyNoneFound: (t: Translate) => plain(t('lucky.none_found')),
  luckyFinished: (t: Translate) => plain(t('lucky.finished_today')),
  luckyClosed: (t: Translate) => plain(t('lucky.closed')),
};
