import { taskInfos } from '@tally/contract/task';
import type { TaskType } from '@tally/contract/task';
import type { Translate } from '@tally/locales/text';
import type { DialogTexts } from './dialogContent';

type TaskDialogs = {
  taskFailed: { task: 'checkin' | 'lottery' | 'videoad' };
  taskRefused: { task: TaskType; info: string };
  /** `opensAt`: the hour when the rest of the day's quota opens, '' when there is no more today. */
  taskLimit: { task: TaskType; opensAt: string };
  videoNote: object;
};

const taskDialogArt = {
  checkin: 'calendar',
  lottery: 'ticket',
  videoad: 'player',
  words: 'letters',
  quiz: 'quiz',
} as const;

/** In the person's language where the reason is a known one; any other goes along as a code, for customer service. */
function reasonOf(t: Translate, info: string) {
  if (info === taskInfos.notShown) return { message: t('task.failed_hidden') };
  if (info === taskInfos.alreadyPaid) return { message: t('task.failed_paid') };
  return { message: t('task.failed_unknown'), ...(info && { code: t('task.failed_reason', { info }) }) };
}

/** Dialogs of the daily tasks (TASK-6, TASK-7, TASK-23). */
export const taskDialogs = {
  taskFailed: (t, { task }) => ({
    tone: 'refusal',
    art: taskDialogArt[task],
    title: t('task.failed_title'),
    message: t(`task.${task}_failed`),
    primary: t('common.ok'),
  }),
  taskRefused: (t, { task, info }) => ({
    tone: 'refusal',
    art: taskDialogArt[task],
    title: t('task.failed_title'),
    ...reasonOf(t, info),
    primary: t('common.ok'),
  }),
  taskLimit: (t, { task, opensAt }) => ({
    tone: 'dialog',
    art: taskDialogArt[task],
    title: t(opensAt ? 'withdraw.period_title' : 'task.limit_title'),
    primary: t('common.ok'),
    message:
      opensAt && (task === 'lottery' || task === 'videoad')
        ? t(`task.${task}_limit_morning`, { time: opensAt })
        : t(`task.${task}_limit`),
  }),
  videoNote: (t) => ({
    tone: 'dialog',
    art: 'player',
    title: t('task.videoad_note_title'),
    message: t('task.videoad_note_safe'),
    primary: t('task.videoad_button'),
    secondary: t('common.later'),
  }),
} satisfies DialogTexts<TaskDialogs>;
