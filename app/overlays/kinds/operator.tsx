import { withDots } from '@tally/contract/text/withDots';
import type { Translate } from '@tally/locales/text';
import { ConfirmList } from '@tally/ui/ConfirmList';
import type { DialogAction } from '@tally/ui/Dialog';
import type { Act } from '../content/act';
import type { DomainOverlays } from '../content/overlayTable';
import type { AskedQuestion } from '../content/question';
import { plain, success, wrong } from '../content/toastContent';

/** Code 200: the literal text, and what else there is to say. */
const submitted = (t: Translate<'operator'>, what: string) => withDots(t('ops.submitted'), what);
/** Code 200, although not all was done. */
const submittedBut = (t: Translate<'operator'>, what: string) => wrong(submitted(t, what));

/** Why an update was not carried out, where the server says it. */
export type Refusal =
  | 'settled'
  | 'frozen'
  | 'invalid'
  | 'in_batch'
  | 'closed'
  | 'not_paid'
  | 'no_account'
  | 'other_account'
  | 'voided'
  | 'signed'
  | 'has_results'
  | 'decided'
  | 'lapsed'
  | 'own'
  | 'changed'
  | 'impossible'
  | 'other_waits'
  | 'warnings'
  | 'clawback'
  | 'asker_gone'
  | 'number_in_use'
  | 'need_reason'
  | 'unknown'
  | 'bad_amount'
  | 'past_end';

/** Why the server refused a call before it did anything. */
export type NothingDone = 'key' | 'large' | 'busy' | 'closing' | 'refused';

/** The button that confirms: calm for what gives, in the red of failures for what refuses or stops. */
const tones = { give: 'low', refuse: 'danger', stop: 'danger', plain: 'primary' } as const satisfies Record<
  Act,
  DialogAction['tone']
>;

/** The dialog and the toasts of the operator page and the ads page. */
export const operatorOverlays = {
  dialogs: {
    'operator.confirm': (t, { summary, facts, act, title, amount, label }: AskedQuestion) => ({
      tone: 'dialog',
      title: title ?? t('ops.confirm_title'),
      // It may name the person who is paid: a name is not cut where it is about money.
      wholeTitle: true,
      amount,
      message: summary,
      ...(facts && { details: <ConfirmList rows={facts} /> }),
      primary: label ?? t('common.confirm'),
      primaryTone: tones[act],
      secondary: t('common.cancel'),
    }),
  },
  toasts: {
    'operator.submitted': (t, { what = '' }: { what?: string }) => success(submitted(t, what)),
    // The customer's literal text first (OPS-6), then what to do in the operator's language.
    'operator.failed': (t) => wrong(`${t('ops.error')} ${t('ops.batch_failed')}`),
    'operator.notCounted': (t) => wrong([t('ops.error'), t('ops.nothing_done'), t('ops.not_counted')].join(' ')),
    'operator.nothingDone': (t, { reason, code }: { reason: NothingDone; code: number }) =>
      wrong([t('ops.error'), t('ops.nothing_done'), t(`ops.nothing_${reason}`, { code })].join(' ')),
    'operator.outOfScope': (t) => wrong(`${t('ops.error')} ${t('ops.out_of_scope')}`),
    'operator.someFailed': (t) => submittedBut(t, t('ops.batch_some_failed')),
    'operator.refused': (t, { reason }: { reason: Refusal }) => submittedBut(t, t(`ops.refused_${reason}`)),
    'operator.notDone': (t, { info }: { info: string }) => submittedBut(t, info || t('ops.batch_failed')),
    // Nothing is wrong: that is how it goes above the limit of one operator.
    'operator.needsApproval': (t) => plain(submitted(t, t('ops.needs_approval'))),
    'operator.aboveLeft': (t) => submittedBut(t, t('ops.above_left')),
    'operator.partly': (t, numbers: { done: number; left: number }) => submittedBut(t, t('ops.partly', numbers)),
    'operator.copied': (t) => success(t('common.copied')),
  },
} satisfies DomainOverlays<'operator', 'operator'>;
