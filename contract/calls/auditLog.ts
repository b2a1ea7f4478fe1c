import { endpoint } from '../api/endpoint';
import { count, keyed, nothing, rowId, text, time, typedText } from '../api/schemas';
import { auditEntry, auditShown } from '../operator/auditLog';
import { operatorAction } from '../operator/payouts';
import * as v from 'valibot';

/** Filters of the audit log; only entries that fit all of them. `before` is `next` of the page before. */
const search = v.object({
  ...keyed,
  operator: v.optional(typedText),
  userId: v.optional(rowId),
  action: v.optional(typedText),
  from: v.optional(time),
  to: v.optional(time),
  before: v.optional(rowId),
});

export const getAuditLog = endpoint({
  method: 'GET',
  path: '/operator/trail',
  who: 'operator',
  scope: ['admin'],
  money: false,
  summary: 'Who did what, when and on whom, by operator, person, action and time',
  description: 'Entries of the audit log, the newest first; `next` 0: there are no more.',
  query: search,
  body: nothing,
  reply: v.object({ items: v.pipe(v.array(auditEntry), v.maxLength(auditShown)), next: rowId }),
});

export const postAuditExport = endpoint({
  method: 'POST',
  path: '/operator/trail/export',
  who: 'operator',
  scope: ['admin'],
  money: false,
  summary: 'The same as a CSV file',
  description: 'The same as CSV; `next` continues an audit log that is too long for one file.',
  query: search,
  body: nothing,
  reply: v.object({ count, next: rowId, file: text(20_000_000) }),
});

const operatorActions = v.pipe(v.array(operatorAction), v.maxLength(100));

export const getLatestActs = endpoint({
  method: 'GET',
  path: '/operator/actions',
  who: 'operator',
  scope: ['read'],
  money: false,
  summary: 'What operators did last',
  description: 'The latest actions of operators, newest first.',
  query: v.object(keyed),
  body: nothing,
  reply: operatorActions,
});
