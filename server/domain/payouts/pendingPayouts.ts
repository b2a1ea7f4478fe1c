import { currencies } from '@tally/contract/market/money';
import { accountTypes } from '@tally/contract/market/wallets';
import type { Market } from '@tally/contract/market/codes';
import { accountKeyOf } from '@tally/contract/rules/accountNumber';
import type { KeyKind } from '@tally/contract/market/keyKinds';
import { payoutsShown } from '@tally/contract/operator/payouts';
import type { PendingPayout, PendingPayouts } from '@tally/contract/operator/payouts';
import type { PayoutWarning } from '@tally/contract/operator/payoutWarnings';
import { maskIfAny } from '@tally/contract/text/maskAccount';
import { only } from '../../db/db';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { failed, paid, pending } from '../../db/states';
import type { Actor } from '../act';
import { clawbackWaits, goesToInvalid } from '../account/accountStatus';
import { readRules } from '../marketRules/versions';
import { humanRoundsMost, paceWindowMs, usualPhonesMost, walletsOfName } from '../../limits/warnings';
import { toWire } from '../ledger/money';
import { aloneAndDue } from '../batches/aloneAndDue';
import { memberBurst } from './memberBurst';
import { openExceptionsOf } from '../batches/payoutExceptions';
import { unfinishedBatchesOf } from '../batches/batchList';

type Row = Omit<PendingPayout, 'warnings'> & {
  readonly kind: KeyKind | null;
  readonly owners: number | null;
  readonly named: number;
  readonly phones: number;
  readonly rounds: number;
  readonly dupUser: boolean;
  readonly frozen: boolean;
  readonly invalid: boolean;
  readonly askedBack: boolean;
  readonly burst: boolean;
};

function warningsOf(row: Row, market: Market): PayoutWarning[] {
  const { owners, named, phones, rounds, dupUser, frozen, invalid, debt, askedBack, burst, accountNo, kind } = row;
  const each: readonly (readonly [boolean, PayoutWarning])[] = [
    [(owners ?? 1) > 1, 'NUMBER SEEN'],
    [named >= walletsOfName, 'NAME SEEN'],
    // The number of a deleted person is empty: it was forgotten, and is not to be judged.
    [accountNo !== '' && !accountKeyOf(accountNo, market, kind), 'BAD NUMBER'],
    [phones > usualPhonesMost, 'MANY PHONES'],
    [rounds > humanRoundsMost, 'PACE'],
    [dupUser, 'DUP USER'],
    [frozen, 'FROZEN'],
    [invalid, 'INVALID ACCOUNT'],
    [debt > 0, 'DEBT'],
    [askedBack, 'CLAWBACK WAITS'],
    [burst, 'MEMBER BURST'],
  ];
  return each.flatMap(([found, warning]) => (found ? [warning] : []));
}

/** A pending withdrawal as the operators' page shows it. */
function itemOf(row: Row, market: Market): PendingPayout {
  const { id, userId, userName, accountType, accountNo, time, joined, paid, failed, reminded, integrity } = row;
  return {
    id,
    userId,
    userName,
    accountType,
    time,
    joined,
    paid,
    failed,
    reminded,
    integrity,
    accountNo: maskIfAny(accountNo),
    amount: toWire(row.amount, market),
    paidAmount: toWire(row.paidAmount, market),
    debt: toWire(row.debt, market),
    warnings: warningsOf(row, market),
    exportId: row.exportId,
  };
}

/** What operators see of a pending withdrawal `w` and its owner `u`. */
const shown = `w.id, w.user_id as "userId", u.name as "userName", w.type as "accountType", w.no as "accountNo",
  w.key_kind as kind, w.amount, w.at as time, coalesce(w.export_id, 0) as "exportId", u.created_at as joined,
  w.nudged_day > 0 as reminded, u.dup_user as "dupUser", u.frozen_at is not null as frozen, u.integrity,
  ${goesToInvalid} as invalid, ${clawbackWaits} as "askedBack", ${memberBurst} as burst,
  (select b.debt + b.debt_left from balances b where b.user_id = w.user_id) as debt,
  (select count(*) from withdrawals p where p.user_id = w.user_id and ${paid('p')})::integer as paid,
  (
    select coalesce(sum(p.amount - p.came_back), 0) from withdrawals p where p.user_id = w.user_id and ${paid('p')}
  )::bigint as "paidAmount",
  (select count(*) from withdrawals p where p.user_id = w.user_id and ${failed('p')})::integer as failed,
  (select n.owners from wallet_numbers n where n.mark = w.number_mark) as owners,
  (
    select count(*) from (
      select 1
      from ewallets e join ewallets o on lower(o.name) = lower(e.name) and o.name <> '' and o.type = any (:types)
      where e.user_id = w.user_id and e.name <> ''
      limit ${walletsOfName}
    ) as same
  )::integer as named,
  (select count(distinct a.device) from actions a where a.user_id = w.user_id)::integer as phones,
  (
    select count(*) from transfers t
    where t.user_id = w.user_id and t.kind in ('checkin', 'lottery', 'videoad') and t.currency = 'COIN'
      and t.at between w.at - ${paceWindowMs} and w.at
  )::integer as rounds`;

/** The oldest pending withdrawals of a market that are with the provider, or that are not. */
const oldest = (areSent: boolean) =>
  statement(
    { currency: 'text', types: 'text[]', most: 'bigint' },
    `
select ${shown}
from withdrawals w join users u on u.id = w.user_id
where ${pending('w')} and w.currency = :currency and w.export_id is ${areSent ? 'not null' : 'null'}
order by w.id
limit :most`,
  );
const oldestHere = oldest(false);
const oldestSent = oldest(true);

const latestOf = statement(
  { person: 'bigint', types: 'text[]' },
  `
select ${shown}
from withdrawals w join users u on u.id = w.user_id
where w.user_id = :person
order by w.id desc
limit 1`,
);

/** A person's latest withdrawal, in whatever state, with the data on its owner (OPS-12); undefined without any. */
export async function latestPayoutOf(sql: Sql, person: number, market: Market): Promise<PendingPayout | undefined> {
  const [row] = await sql.query<Row>(...latestOf({ person, types: accountTypes[market] }));
  return row && itemOf(row, market);
}

const pendingOf = statement(
  { ids: 'bigint[]', currency: 'text', types: 'text[]' },
  `
select ${shown}
from withdrawals w join users u on u.id = w.user_id
where w.id = any (:ids) and ${pending('w')} and w.currency = :currency
order by w.id`,
);

/** Those of some withdrawals of a market that are pending, with the data on their owners (OPS-12). */
export async function payoutsWith(sql: Sql, market: Market, ids: readonly number[]): Promise<PendingPayout[]> {
  const rows = await sql.query<Row>(...pendingOf({ ids, currency: currencies[market], types: accountTypes[market] }));
  return rows.map((row) => itemOf(row, market));
}

const sumOfPending = statement(
  { currency: 'text' },
  `
select count(*)::integer as total, coalesce(sum(amount), 0)::bigint as sum,
       count(export_id)::integer as sent,
       coalesce(sum(amount) filter (where export_id is not null), 0)::bigint as "sentSum"
from withdrawals
where ${pending()} and currency = :currency`,
);

/**
 * The oldest pending withdrawals of a market, with the data on their owners that operators need for a decision
 * (OPS-12); those that are with the provider, open batches and exceptions come after them. What may leave alone, and
 * which exceptions need a second operator, depends on the operator who reads the list (OPS-35, OPS-30).
 */
export async function pendingPayoutsOf(sql: Sql, market: Market, by: Actor): Promise<PendingPayouts> {
  const { operator, now } = by;
  const { total, sum, sent, sentSum } = only(
    await sql.query<{ total: number; sum: number; sent: number; sentSum: number }>(
      ...sumOfPending({ currency: currencies[market] }),
    ),
  );
  const values = { currency: currencies[market], types: accountTypes[market] };
  const waiting = await sql.query<Row>(...oldestHere({ ...values, most: payoutsShown }));
  const most = payoutsShown - waiting.length;
  const others = most > 0 ? await sql.query<Row>(...oldestSent({ ...values, most })) : [];
  return {
    asOf: now,
    total,
    totalAmount: toWire(sum, market),
    sent,
    sentAmount: toWire(sentSum, market),
    limit: (await readRules(sql, market, now)).payoutLimit,
    ...(await aloneAndDue(sql, market, by)),
    items: [...waiting, ...others].map((row) => itemOf(row, market)),
    exports: await unfinishedBatchesOf(sql, market, now),
    ...(await openExceptionsOf(sql, market, operator)),
  };
}
