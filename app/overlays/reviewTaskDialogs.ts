import type { DialogTexts } from './dialogContent';

type ReviewTaskDialogs = {
  reviewTaskHow: { app: string; cash: string };
};

/** Dialogs about review tasks. */
export const reviewTaskDialogs = {
  reviewTaskHow: (t, { app, cash }) => ({
    tone: 'dialog',
    art: 'coin',
    title: t('reviewtask.title'),
    message: t('reviewtask.how_message', { app, cash }),
    primary: t('review.go_store'),
    secondary: t('common.later'),
  }),
} satisfies DialogTexts<ReviewTaskDialogs>;
