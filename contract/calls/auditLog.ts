import { endpoint } from '../api/endpoint';
import { count, described, keyed, nothing, rowId, text, time, typedText } from '../api/schemas';
import { auditAct, auditEntry, auditShown } from '../operator/auditLog';
import * as v from 'valibot';

/** Filters of the audit log; only entries that fit all of them. */
const search = v.object({
  ...keyed,
  operator: v.optional(described(typedText, 'Only what this operator did.')),
  userId: v.optional(described(rowId, 'Only what was about this person.')),
  action: v.optional(described(typedText, 'Only this action, by its word in the audit log.')),
  from: v.optional(described(time, 'Only from this moment on.')),
  to: v.optional(described(time, 'Only up to this moment.')),
  before: v.optional(described(rowId, 'Only entries before this one: `next` of the page before.')),
});

const next = described(rowId, '`before` of the next page; 0: there are no more entries.');

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
  reply: v.object({
    items: described(v.pipe(v.array(auditEntry), v.maxLength(auditShown)), 'The entries, the newest first.'),
    next,
  }),
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
  reply: v.object({
    count: described(count, 'How many entries the file holds.'),
    next,
    file: described(text(20_000_000), 'The file: CSV with the columns id, time, operator, action, people and detail.'),
  }),
});

const latestActs = v.pipe(v.array(auditAct), v.maxLength(100));

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
  reply: latestActs,
});
