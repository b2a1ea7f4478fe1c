import { CalendarIcon } from '@tally/ui/icons/CalendarIcon';
import { GiftIcon } from '@tally/ui/icons/GiftIcon';
import { prizeTicket } from '../content/prizeTicket';
import { withBack } from '../content/withBack';
import type { DomainOverlays } from '../content/overlayTable';
import { plain, underWay, wrong } from '../content/toastContent';

/**
 * Dialogs and toasts of the lucky tasks. A refusal offers the next step: opening the app, installing it, checking in,
 * with the clock of what is still to be done.
 */
export const luckyOverlays = {
  dialogs: {
    /** `cash` '': the response did not contain the amount. */
    'lucky.paid': (t, { cash }: { cash: string }) => ({
      tone: 'dialog',
      art: GiftIcon,
      status: 'done',
      title: t('lucky.reward_title'),
      primary: t('common.ok'),
      message: t('lucky.reward_added'),
      ...(cash && { details: prizeTicket(`+${cash}`) }),
    }),
    'lucky.openFirst': (t, { app }: { app: string }) => ({
      tone: 'refusal',
      art: GiftIcon,
      status: 'waiting',
      title: t('lucky.open_failed_title'),
      message: t('lucky.open_failed', { app }),
      primary: t('lucky.open'),
      secondary: t('common.later'),
    }),
    'lucky.openAgain': (t, { app }: { app: string }) => ({
      tone: 'refusal',
      art: GiftIcon,
      status: 'waiting',
      title: t('lucky.open_again_title'),
      message: t('lucky.open_again', { app }),
      primary: t('lucky.open'),
      secondary: t('common.later'),
    }),
    'lucky.notInstalled': (t, { app }: { app: string }) => ({
      tone: 'refusal',
      art: GiftIcon,
      status: 'waiting',
      title: t('lucky.install_title'),
      message: t('lucky.not_installed', { app }),
      primary: t('lucky.install'),
      secondary: t('common.later'),
    }),
    'lucky.duplicate': (t) => ({
      tone: 'refusal',
      art: GiftIcon,
      status: 'failed',
      title: t('task.failed_title'),
      message: t('lucky.dup_app'),
      primary: t('common.ok'),
    }),
    'lucky.closed': (t, { back }: { back?: string | undefined }) => ({
      tone: 'dialog',
      art: GiftIcon,
      status: 'waiting',
      rank: 'limit',
      title: t('task.closed_title'),
      message: withBack(t, t('lucky.closed_message'), back),
      primary: t('common.ok'),
    }),
    'lucky.needCheckin': (t) => ({
      tone: 'dialog',
      art: CalendarIcon,
      title: t('lucky.need_checkin_title'),
      message: t('lucky.need_checkin'),
      primary: t('task.checkin_button'),
      secondary: t('common.later'),
    }),
  },
  toasts: {
    'lucky.taskExpired': (t) => wrong(t('lucky.expired')),
    'lucky.checkRunning': (t) => underWay(t('lucky.check_running')),
    'lucky.applyRunning': (t) => underWay(t('lucky.apply_running')),
    'lucky.oneOngoing': (t) => wrong(t('lucky.ongoing')),
    'lucky.maxApplies': (t, { count }: { count: number }) => wrong(t('lucky.max_applies', { count })),
    'lucky.noQuota': (t) => wrong(t('lucky.no_quota')),
    'lucky.noSource': (t) => wrong(t('lucky.no_source')),
    'lucky.noneFound': (t) => wrong(t('lucky.none_found')),
    'lucky.finishedToday': (t) => plain(t('lucky.finished_today')),
  },
} satisfies DomainOverlays<'lucky', 'deferred'>;
