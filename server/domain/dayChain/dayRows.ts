import { hourMs } from '@tally/contract/limits/time';
import type { Market } from '@tally/contract/market/codes';
import { createHash } from 'node:crypto';
import { only } from '../../db/db';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';

/** A market and a span of time, ms since the epoch, the end excluded. */
export interface Span {
  readonly market: Market;
  readonly from: number;
  readonly to: number;
}

const within = (column: string): string => `${column} >= :from and ${column} < :to`;

/**
 * What is written down for good, by kind: queries for the rows of a span, each row as a text with the number that orders
 * it. Later steps (a result, a closing) are rows of their own time. What expires is left out.
 */
const rowsOf = {
  transfers: `
select t.id as nth,
  json_build_array(t.id, t.user_id, t.kind, t.currency, t.source, t.target, t.amount, t.at, t.ref)::text as row
from transfers t join users u on u.id = t.user_id
where ${within('t.at')} and u.market = :market`,
  // They are of no market, so each market's day has all of them.
  actions: `
select id as nth, json_build_array(id, at, operator, action, detail, people)::text as row
from operator_actions
where ${within('at')} and :market <> ''`,
  rules: `
select version as nth, json_build_array(version, at, document)::text as row
from market_rules
where market = :market and ${within('at')}`,
  exports: `
select id as nth, json_build_array('made', id, at, as_of, operator, count, sum, sha256)::text as row
from payout_exports
where market = :market and ${within('at')}
union all
select l.withdrawal_id, json_build_array('line', l.export_id, l.withdrawal_id, l.amount)::text
from payout_export_lines l join payout_exports e on e.id = l.export_id
where e.market = :market and ${within('e.at')}
union all
select id, json_build_array('voided', id, voided_at, voided_by, void_reason)::text
from payout_exports
where market = :market and ${within('voided_at')}
union all
select id, json_build_array('signed', id, signed_at, signed_by)::text
from payout_exports
where market = :market and ${within('signed_at')}`,
  results: `
select l.withdrawal_id as nth, json_build_array(l.export_id, l.withdrawal_id, l.result, l.result_at)::text as row
from payout_export_lines l join payout_exports e on e.id = l.export_id
where e.market = :market and ${within('l.result_at')}`,
  exceptions: `
select id as nth,
  json_build_array('open', id, at, withdrawal_id, export_id, kind, amount, said, reason, operator)::text as row
from payout_exceptions
where market = :market and ${within('at')}
union all
select id, json_build_array('closed', id, closed_at, closed_by, close_reason)::text
from payout_exceptions
where market = :market and ${within('closed_at')}`,
  reversals: `
select withdrawal_id as nth,
  json_build_array(reference, withdrawal_id, export_id, at, operator, amount, said)::text as row
from payout_reversals
where market = :market and ${within('at')}`,
  releases: `
select id as nth, json_build_array(id, at, operator, door, subject_id, amount)::text as row
from releases
where market = :market and ${within('at')}`,
  // Nobody decides about one that lapses, and it is noted when somebody looks.
  requests: `
select id as nth,
  json_build_array('asked', id, at, until, act, subject_id, user_id, amount, reason, operator, withdrawals,
    line)::text as row
from approvals
where market = :market and ${within('at')}
union all
select id, json_build_array('decided', id, decision, decided_at, decided_by, decided_why)::text
from approvals
where market = :market and decided_by is not null and ${within('decided_at')}`,
  // The files of archived months, by which their transfers are proven (OPS-82). Each market's day has all of them.
  archives: `
select id as nth,
  json_build_array('archived', id, month_at, until, count, sha256, sums, edges, archived_at)::text as row
from archived_months
where ${within('archived_at')} and :market <> ''
union all
select id, json_build_array('attached', id, attached_at)::text
from archived_months
where ${within('attached_at')} and :market <> ''`,
} as const;

export type RowKind = keyof typeof rowsOf;
export const rowKinds = Object.keys(rowsOf) as readonly RowKind[];

const digests = Object.fromEntries(
  rowKinds.map((kind) => [
    kind,
    statement(
      { market: 'text', from: 'bigint', to: 'bigint' },
      `
select count(*)::integer as count, coalesce(
  encode(sha256(string_agg(sha256(convert_to(row, 'UTF8')), ''::bytea order by nth, row collate "C")), 'hex'), ''
) as hash
from (${rowsOf[kind]}) as written`,
    ),
  ]),
) as Record<RowKind, ReturnType<typeof statement<{ market: 'text'; from: 'bigint'; to: 'bigint' }>>>;

/** How many rows there are, and a hash over them. */
export interface Part {
  readonly count: number;
  readonly hash: string;
}
export type Parts = Readonly<Record<RowKind, Part>>;

const hours = 24;

/** The hours of a day; the first one also covers what is before the others. */
export const slicesOf = ({ market, from, to }: Span): Span[] => {
  const bounds = [from, ...Array.from({ length: hours - 1 }, (_, nth) => to - (hours - 1 - nth) * hourMs), to];
  return bounds.slice(1).map((end, nth) => ({ market, from: bounds[nth] ?? from, to: end }));
};

/** The transfers of a day, of its hours in order. */
export const joined = (slices: readonly Part[]): Part => ({
  count: slices.reduce((sum, { count }) => sum + count, 0),
  hash: hashOf(slices.map(({ hash }) => hash)),
});

/**
 * Reads all that was written down in a span; transfers, which are many, hour by hour.
 *
 * @param archived its transfers, or those of one of its hours, where they lie in the file of a month
 */
export async function partsOf(
  sql: Sql,
  span: Span,
  archived: { readonly day?: Part; readonly hours?: ReadonlyMap<number, Part> } = {},
): Promise<Parts> {
  const part = async (kind: RowKind, of: Span) => only(await sql.query<Part>(...digests[kind]({ ...of })));
  const hoursOf = async () => {
    const transfers: Part[] = [];
    for (const slice of slicesOf(span))
      transfers.push(archived.hours?.get(slice.from) ?? (await part('transfers', slice)));
    return joined(transfers);
  };
  const found: [RowKind, Part][] = [['transfers', archived.day ?? (await hoursOf())]];
  for (const kind of rowKinds.filter((each) => each !== 'transfers')) found.push([kind, await part(kind, span)]);
  return Object.fromEntries(found) as Parts;
}

/** SHA-256 over lines, hexadecimal. */
export const hashOf = (lines: readonly (string | number)[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex');
