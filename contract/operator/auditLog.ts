import * as v from 'valibot';
import { longText, rowId, shortText, time } from '../api/schemas';

/** Maximum number of entries on a page of the audit log, and in an exported file. */
export const auditShown = 100;
export const auditFileMost = 1000;
/** Maximum number of people of one entry: a look shows a page of them, a file for the provider holds more. */
const auditPeopleMost = 1000;

/** An action that only looked at people (OPS-37). */
export const accessAction = 'look';

/** What the audit log says that was done; each has a word in every language, and nothing else is written down. */
const auditActions = [
  'pay',
  'refuse',
  'export',
  'file',
  'import',
  'exception',
  'reverse',
  'return',
  'close',
  'void',
  'sign off',
  'freeze',
  'unfreeze',
  'invalidate account',
  'restore account',
  'ask',
  'approve',
  'reject',
  'goodwill',
  'clawback',
  'give number',
  'refuse number',
  'pass review',
  'reject review',
  'answer',
  'close message',
  'feedback',
  'downloaded',
  'no apk',
  'note',
  accessAction,
  'export trail',
  'pause',
  'resume',
  'rules',
  'events again',
  'stand-in key',
  'stand-in key ended',
  // Written down by upgrades.
  'same number',
  'number asked anew',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Columns of the exported audit log. */
export const auditFileColumns = ['id', 'time', 'operator', 'action', 'people', 'detail'] as const;

/** An entry of the audit log: who did what, when and on whom. Entries never change. */
export const auditEntry = v.object({
  id: rowId,
  time,
  operator: shortText,
  action: shortText,
  detail: longText,
  /** Numbers of the people whom it was about; of a look those whom the page showed. */
  people: v.pipe(v.array(rowId), v.maxLength(auditPeopleMost)),
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;
