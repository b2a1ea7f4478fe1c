import type { Translate } from '@tally/locales/text';
import type { DomainOverlays } from '../content/overlayTable';
import { done, wrong } from '../content/toastContent';

/** Code 200, although not all was done: the literal text, and what was not. */
const submittedBut = (t: Translate<'operator'>, what: string) => wrong(`${t('ops.submitted')} · ${what}`);

/** The dialog and the toasts of the operator page and the ads page. */
export const operatorOverlays = {
  dialogs: {
    'operator.confirm': (t, { summary }: { summary: string }) => ({
      tone: 'dialog',
      title: t('ops.confirm_title'),
      message: summary,
      primary: t('common.confirm'),
      secondary: t('common.cancel'),
    }),
  },
  toasts: {
    'operator.submitted': (t) => done(t('ops.submitted')),
    // The customer's literal text first (OPS-6), then what to do in the operator's language.
    'operator.failed': (t) => wrong(`${t('ops.error')} ${t('ops.batch_failed')}`),
    'operator.outOfScope': (t) => wrong(`${t('ops.error')} ${t('ops.out_of_scope')}`),
    'operator.someFailed': (t) => submittedBut(t, t('ops.batch_some_failed')),
    'operator.refused': (t) => submittedBut(t, t('ops.pay_refused')),
    'operator.notDone': (t, { info }: { info: string }) => submittedBut(t, info || t('ops.batch_failed')),
    'operator.otherAccount': (t) => submittedBut(t, t('ops.account_changed')),
    'operator.inBatch': (t) => submittedBut(t, t('ops.in_batch')),
    'operator.needsApproval': (t) => submittedBut(t, t('ops.needs_approval')),
    'operator.approvalOver': (t) => submittedBut(t, t('ops.approval_over')),
    'operator.approvalWaits': (t) => submittedBut(t, t('ops.approval_waits')),
    'operator.hasResults': (t) => submittedBut(t, t('ops.has_results')),
    'operator.contradicts': (t, { count }: { count: number }) => submittedBut(t, t('ops.contradicts', { count })),
    'operator.partly': (t, numbers: { done: number; left: number }) => submittedBut(t, t('ops.partly', numbers)),
    'operator.copied': (t) => done(t('common.copied')),
  },
} satisfies DomainOverlays<'operator', 'operator'>;
