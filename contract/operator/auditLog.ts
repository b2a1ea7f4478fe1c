import * as v from 'valibot';
import { described, longText, rowId, shortText, time } from '../api/schemas';
import { operatorName } from './fields';

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

/** An entry of the audit log: who did what, and when. Entries never change. */
export const auditAct = v.object({
  id: described(rowId, 'Number of the entry; a later entry has a higher one.'),
  time: described(time, 'When it was done.'),
  operator: operatorName,
  action: described(shortText, 'What was done, as a word of the audit log (`pay`, `look`, `sign off` and others).'),
  detail: described(longText, 'What it was done to, in words for people.'),
});
export type AuditAct = v.InferOutput<typeof auditAct>;

/** An entry with those whom it was about. */
export const auditEntry = v.object({
  ...auditAct.entries,
  people: described(
    v.pipe(v.array(described(rowId, 'Number of a person.')), v.maxLength(auditPeopleMost)),
    'The people whom it was about; of a look those whom the page showed.',
  ),
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;
