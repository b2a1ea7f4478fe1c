import type { AuditAction } from '@tally/contract/operator/auditLog';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { pauseIn } from './pauseIn';

/** What an operator did, in words. */
const actionKeys = {
  pay: 'ops.payout_pay',
  refuse: 'ops.payout_refuse',
  export: 'ops.file_export',
  file: 'ops.file_again',
  import: 'ops.file_import',
  exception: 'ops.exceptions',
  reverse: 'passbook.returned',
  return: 'ops.exception_return',
  close: 'ops.exception_close',
  void: 'ops.export_void',
  'sign off': 'ops.sign_off',
  freeze: 'ops.payout_freeze',
  unfreeze: 'ops.payout_unfreeze',
  'invalidate account': 'ops.account_invalidate',
  'restore account': 'ops.account_restore',
  ask: 'ops.ask_second',
  approve: 'ops.approval_approve',
  reject: 'ops.approval_reject',
  goodwill: 'ops.adjust_kind_goodwill',
  clawback: 'ops.adjust_kind_clawback',
  'give number': 'ops.claim_give',
  'refuse number': 'ops.claim_refuse',
  'pass review': 'ops.act_pass_review',
  'reject review': 'ops.act_reject_review',
  answer: 'ops.message_answer',
  'close message': 'ops.message_close',
  feedback: 'ops.feedback_process',
  downloaded: 'ops.adapp_downloaded',
  'no apk': 'ops.adapp_noapk',
  note: 'ops.card_note',
  look: 'ops.act_look',
  'export trail': 'ops.audit_export',
  pause: 'ops.act_pause',
  resume: 'ops.act_resume',
  rules: 'ops.act_rules',
  'events again': 'ops.act_events',
  'stand-in key': 'ops.act_stand_in',
  'stand-in key ended': 'ops.act_stand_in_ended',
  'same number': 'ops.warn_number',
  'number asked anew': 'ops.act_number_anew',
} as const satisfies Record<AuditAction, string>;

const actions = Object.keys(actionKeys) as AuditAction[];

const isAuditAction = (action: string): action is AuditAction => Object.hasOwn(actionKeys, action);

/** A pause and its end by the words under which the log had them first. An exception that is closed is no pause. */
const formerActions: Readonly<Record<string, AuditAction>> = { close: 'pause', open: 'resume' };

/**
 * Names what an operator did, which its detail may tell more closely. An action that is not known, of another backend,
 * is named by its code.
 */
export function useDescribeAct(): (action: string, detail?: string) => string {
  const t = useOperatorTranslate();
  return (written, detail = '') => {
    const action = (pauseIn(detail) && formerActions[written]) ?? written;
    return isAuditAction(action) ? t(actionKeys[action]) : action.charAt(0).toUpperCase() + action.slice(1);
  };
}

/** The acts to choose from, in words, and the act that was meant by words; words that name none are its code. */
export function useActionList(): { readonly names: readonly string[]; readonly actionOf: (name: string) => string } {
  const describeAct = useDescribeAct();
  const all = actions.map((action) => ({ action, word: describeAct(action) }));
  // Some acts have the same word.
  const nameOf = ({ action, word }: (typeof all)[number]) =>
    all.filter((each) => each.word === word).length > 1 ? `${word} (${action})` : word;
  const plain = (name: string) => name.trim().toLowerCase();
  return {
    names: all.map(nameOf),
    actionOf: (name) => all.find((each) => plain(nameOf(each)) === plain(name))?.action ?? name,
  };
}
