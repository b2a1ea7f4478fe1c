import { PlayerIcon } from '@tally/ui/icons/PlayerIcon';
import { SleepingGoldTicketIcon } from '@tally/ui/icons/tickets/SleepingGoldTicketIcon';
import { taskInfos } from '@tally/contract/tasks/task';
import type { TaskType } from '@tally/contract/tasks/task';
import type { Translate } from '@tally/locales/text';
import { withBack } from '../content/withBack';
import { dialogChip, wideLine } from '../content/dialogChip';
import type { DomainOverlays } from '../content/overlayTable';
import { taskIcons } from './taskIcons';
import { plain, underWay, wrong } from '../content/toastContent';

/** What another backend may answer while it looks at a reward. */
const underReview = 'UNDER REVIEW';

/** One tap selects the whole reason. */
const selectable = { userSelect: 'all' } as const;

/** A reason in capitals alone is a word for machines. */
const isCode = (info: string): boolean => info === info.toUpperCase();

/** Text of a known reason in the person's language; any other reason is shown as what it is (TASK-6). */
function reasonOf(t: Translate<'home'>, info: string) {
  if (info === taskInfos.notShown) return { message: t('task.failed_hidden') };
  if (info === underReview) return { status: 'waiting', message: t('task.failed_review') } as const;
  if (info === taskInfos.alreadyPaid)
    return { status: 'done', title: t('task.paid_title'), message: t('task.failed_paid') } as const;
  if (!info) return { message: t('task.failed_unknown') };
  return {
    message: t('task.failed_unknown'),
    details: (
      <p style={wideLine}>
        {t(isCode(info) ? 'task.failed_code' : 'task.failed_reason')} <span style={selectable}>{info}</span>
      </p>
    ),
  };
}

/** Dialogs and toasts of the daily tasks (TASK-6, TASK-7, TASK-23, TASK-32). */
export const tasksOverlays = {
  dialogs: {
    'tasks.failed': (t, { task }: { task: 'checkin' | 'lottery' | 'videoad' }) => ({
      tone: 'refusal',
      art: taskIcons[task],
      status: 'failed',
      title: t('task.error_title'),
      message: t(`task.${task}_failed`),
      primary: t('common.ok'),
    }),
    'tasks.refused': (t, { task, info }: { task: TaskType; info: string }) => ({
      tone: 'refusal',
      art: taskIcons[task],
      status: 'failed',
      title: t('task.failed_title'),
      ...reasonOf(t, info),
      primary: t('common.ok'),
    }),
    /** `opensAt`: the hour by which the rest of the day's quota can be used, '' when nothing is left today. */
    'tasks.limit': (t, { task, opensAt }: { task: TaskType; opensAt: string }) => {
      const half = opensAt && (task === 'lottery' || task === 'videoad');
      return {
        tone: 'dialog',
        art: SleepingGoldTicketIcon,
        ground: 'gold',
        rank: 'limit',
        title: t(half ? 'task.limit_morning_title' : 'task.limit_title'),
        message: t(half ? `task.${task}_limit_morning` : `task.${task}_limit`),
        details: dialogChip(half ? t('task.when_today', { time: opensAt }) : t('task.new_day')),
        primary: t('common.ok'),
      };
    },
    'tasks.closed': (t, { task, back }: { task: TaskType; back?: string | undefined }) => ({
      tone: 'dialog',
      art: taskIcons[task],
      status: 'waiting',
      rank: 'limit',
      title: t('task.closed_title'),
      message: withBack(t, t('task.closed_message'), back),
      primary: t('common.ok'),
    }),
    'tasks.videoNote': (t) => ({
      tone: 'dialog',
      art: PlayerIcon,
      title: t('task.videoad_note_title'),
      message: t('task.videoad_note_safe'),
      primary: t('task.videoad_button'),
      secondary: t('common.later'),
    }),
  },
  toasts: {
    'tasks.tryLater': (t) => plain(t('task.try_later')),
    'tasks.busy': (t) => underWay(t('task.busy')),
    /** The request for a reward got no answer: it is repeated, and may have been booked already. */
    'tasks.unanswered': (t, { offline }: { offline: boolean }) =>
      plain(t(offline ? 'task.unanswered_offline' : 'task.unanswered')),
    'tasks.needUpdate': (t) => wrong(t('task.need_update')),
    'tasks.noAds': (t) => wrong(t('task.no_ads')),
    'tasks.newDay': (t) => plain(t('task.midnight')),
  },
} satisfies DomainOverlays<'tasks', 'home'>;
