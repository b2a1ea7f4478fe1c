import * as v from 'valibot';
import { endpoint } from '../api/endpoint';
import { count, longText, nothing, operatorKey, rowId, shortText, text, time, typedText } from '../api/schemas';

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
const auditEntry = v.object({
  id: rowId,
  time,
  operator: shortText,
  action: shortText,
  detail: longText,
  /** Numbers of the people whom it was about; of a look those whom the page showed. */
  people: v.pipe(v.array(rowId), v.maxLength(auditPeopleMost)),
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;

/** Filters of the audit log; only entries that fit all of them. `before` is `next` of the page before. */
const search = v.object({
  key: operatorKey,
  operator: v.optional(typedText),
  userId: v.optional(rowId),
  action: v.optional(typedText),
  from: v.optional(time),
  to: v.optional(time),
  before: v.optional(rowId),
});

/** Entries of the audit log, the newest first; `next` 0: there are no more. */
export const getAuditLog = endpoint({
  method: 'GET',
  path: '/operator/trail',
  who: 'operator',
  money: false,
  query: search,
  body: nothing,
  reply: v.object({ items: v.pipe(v.array(auditEntry), v.maxLength(auditShown)), next: rowId }),
});

/** The same as CSV; `next` continues an audit log that is too long for one file. */
export const postAuditExport = endpoint({
  method: 'POST',
  path: '/operator/trail/export',
  who: 'operator',
  money: false,
  query: search,
  body: nothing,
  reply: v.object({ count, next: rowId, file: text(20_000_000) }),
});
