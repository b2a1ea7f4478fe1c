import { accessAction, auditShown } from '@tally/contract/operator/auditLog';
import type { AuditAct, AuditEntry } from '@tally/contract/operator/auditLog';
import { apiTimeMax } from '@tally/contract/limits/request';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import type { Actor } from '../act';
import { recordAccess } from './appendAudit';

/** A search of the audit log. An entry must match every filter that is given. */
export interface AuditSearch {
  readonly operator?: string | undefined;
  readonly userId?: number | undefined;
  readonly action?: string | undefined;
  /** ms since the epoch, both inclusive. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Only entries before this one. */
  readonly before?: number | undefined;
}

const filters = {
  operator: { type: 'text', condition: 'and operator = :operator' },
  userId: { type: 'bigint', condition: '' },
  action: { type: 'text', condition: 'and action = :action' },
  before: {
    type: 'bigint',
    condition: 'and (at, id) < ((select b.at from operator_actions b where b.id = :before), :before)',
  },
} as const;
const filterNames = ['operator', 'userId', 'action', 'before'] as const;
type Filter = (typeof filterNames)[number];

/**
 * The entries about a person, read by their own index first. They are few, but the planner would rather scan a whole
 * period in the requested order.
 */
const ofPerson = `(
  with about as materialized (select * from operator_actions where people @> array[:userId]) select * from about
) as theirs`;

/** The statement with the given filters alone, so that the planner can use an index for them. */
const found = (given: readonly Filter[]) =>
  statement(
    {
      from: 'bigint',
      to: 'bigint',
      most: 'bigint',
      ...Object.fromEntries(given.map((name) => [name, filters[name].type])),
    },
    `
select id, at as time, operator, action, detail, people
from ${given.includes('userId') ? ofPerson : 'operator_actions'}
where at >= :from and at <= :to ${given.map((name) => filters[name].condition).join(' ')}
order by at desc, id desc
limit :most`,
  );

/** The entries that match, newest first. `next`: the id of the last one, or 0 if there are no more. */
export async function entriesOf(
  sql: Sql,
  search: AuditSearch,
  most: number,
): Promise<{ readonly items: AuditEntry[]; readonly next: number }> {
  const given = filterNames.filter((name) => search[name] !== undefined);
  const values = Object.fromEntries(given.map((name) => [name, search[name] ?? '']));
  const { from = 0, to = apiTimeMax } = search;
  const items = await sql.query<AuditEntry>(...found(given)({ from, to, most, ...values }));
  return { items, next: items.length < most ? 0 : (items.at(-1)?.id ?? 0) };
}

/** The person whom a search is about. */
export const peopleOf = ({ userId }: AuditSearch): readonly number[] => (userId === undefined ? [] : [userId]);

/** Describes a search for the audit log. */
export const describeSearch = (search: AuditSearch): string =>
  Object.entries(search)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ') || 'everything';

/**
 * Returns a page of the audit log (OPS-37, OPS-38). Searching for a person counts as reading their data and is logged.
 */
export async function searchAudit(
  db: Db,
  search: AuditSearch,
  by: Actor,
): Promise<{ items: AuditEntry[]; next: number }> {
  const page = await entriesOf(db, search, auditShown);
  if (search.userId !== undefined) await recordAccess(db, by, `trail: ${describeSearch(search)}`, peopleOf(search));
  return page;
}

/** The latest entries of the audit log without accesses, newest first. */
export const latestActsOf = (sql: Sql): Promise<AuditAct[]> =>
  sql.query<AuditAct>(
    `select id, at as time, operator, action, detail
     from operator_actions
     where action <> '${accessAction}'
     order by id desc
     limit 100`,
  );
