import type { Outcome } from '@tally/contract/api/schemas';
import type { Market } from '@tally/contract/market/codes';
import { payoutInfos } from '@tally/contract/operator/payouts';
import { cardRows, personNoteAction } from '@tally/contract/operator/personCard';
import type { CardAct, CardTransfer, CardWithdrawal, PersonCard } from '@tally/contract/operator/personCard';
import { accessAction } from '@tally/contract/operator/auditLog';
import { maskIfAny } from '@tally/contract/text/maskAccount';
import { accountStatus } from '@tally/contract/wallet/account';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';
import { actIn } from '../act';
import type { Actor } from '../act';
import { toWire } from '../ledger/money';
import { readNewest } from '../ledger/newest';
import type { LedgerSpan } from '../ledger/newest';
import { recordAccess, appendAudit } from '../audit/appendAudit';
import { accepted, refused } from '../shared/outcome';
import { claimOf, ownerOf } from '../account/numberClaims';

interface Row extends Pick<PersonCard, 'id' | 'name' | 'market' | 'joined' | 'opened' | 'integrity' | 'coin'> {
  readonly cash: number;
  readonly held: number;
  readonly paid: number;
  readonly debt: number;
  readonly device: string | null;
  readonly frozen: boolean;
  readonly dupUser: boolean;
  readonly invalid: boolean;
  readonly accountType: string;
  readonly accountNo: string;
  readonly phones: number;
}

const ofPerson = statement(
  { id: 'bigint' },
  `
select u.id, u.name, u.market, u.created_at as joined, u.opened_at as opened, u.integrity, u.device,
  u.frozen_at is not null as frozen, u.dup_user as "dupUser", b.coin, b.cash, b.held, b.paid, b.debt,
  coalesce(e.status = ${accountStatus.invalid}, false) as invalid, coalesce(e.type, '') as "accountType",
  coalesce(e.no, '') as "accountNo",
  (select count(distinct a.device) from actions a where a.user_id = u.id)::integer as phones
from users u join balances b on b.user_id = u.id left join ewallets e on e.user_id = u.id
where u.id = :id and ${alive('u')}`,
);

const othersOf = statement(
  { device: 'text', id: 'bigint' },
  `select id from users where device = :device and id <> :id and ${alive()} order by id desc limit ${cardRows}`,
);

/** Each account has an index of exactly its rows. */
const transfersOf = (account: 'coin' | 'cash', span: LedgerSpan) =>
  statement(
    { id: 'bigint' },
    `
select id, at as time, kind, '${account}' as account, amount,
  case when target = '${account}' then '+' else '-' end as sign
from ${span}
where user_id = :id and (source = '${account}' or target = '${account}')
order by id desc
limit ${cardRows}`,
  );
const cardStatements = {
  recent_transfers: { coin: transfersOf('coin', 'recent_transfers'), cash: transfersOf('cash', 'recent_transfers') },
  transfers: { coin: transfersOf('coin', 'transfers'), cash: transfersOf('cash', 'transfers') },
} as const;

const withdrawalsOf = statement(
  { id: 'bigint' },
  `
select w.id, w.amount, w.status, w.at as time, coalesce(l.export_id, 0) as "exportId",
  coalesce(l.reference, '') as reference, coalesce(w.settled_at, 0) as resolved, coalesce(w.returned_at, 0) as returned,
  w.came_back as "cameBack"
from withdrawals w left join lateral (
  select export_id, reference from payout_export_lines p where p.withdrawal_id = w.id order by p.export_id desc limit 1
) as l on true
where w.user_id = :id
order by w.id desc
limit ${cardRows}`,
);

/** Reads the few entries about a person by their index first, as the search of the audit log does. */
const actsOf = statement(
  { id: 'bigint' },
  `
with about as materialized (select * from operator_actions where people @> array[:id])
select id, at as time, operator, action, detail
from about
where action <> '${accessAction}'
order by id desc
limit ${cardRows}`,
);

async function transfers(sql: Sql, id: number, market: Market): Promise<CardTransfer[]> {
  const newest = (account: 'coin' | 'cash') =>
    readNewest(cardRows, (span) => sql.query<CardTransfer>(...cardStatements[span][account]({ id })));
  const coin = await newest('coin');
  const cash = await newest('cash');
  const inMoney = cash.map((each) => ({ ...each, amount: toWire(each.amount, market) }));
  return [...coin, ...inMoney].sort((a, b) => b.id - a.id);
}

function warningsOf({ frozen, dupUser, invalid, debt }: Row): PersonCard['warnings'] {
  const each = [
    [frozen, 'FROZEN'],
    [dupUser, 'DUP USER'],
    [invalid, 'INVALID ACCOUNT'],
    [debt > 0, 'DEBT'],
  ] as const;
  return each.flatMap(([found, warning]) => (found ? [warning] : []));
}

const lastOpened = statement({ person: 'bigint' }, 'select opened_at as opened from users where id = :person');

/** Their claim to a number that another account has (ACCOUNT-20). */
async function claimsOf(sql: Sql, id: number, market: Market): Promise<PersonCard['claims']> {
  const claim = await claimOf(sql, id);
  if (!claim) return [];
  const ownerId = (await ownerOf(sql, market, claim.plainNo)) ?? 0;
  const [owner] = await sql.query<{ opened: number }>(...lastOpened({ person: ownerId }));
  const { type, no, at } = claim;
  return [{ accountType: type, accountNo: maskIfAny(no), time: at, ownerId, ownerOpened: owner?.opened ?? 0 }];
}

/** @param asOf when it is read, ms since the epoch */
async function cardOf(sql: Sql, row: Row, asOf: number): Promise<PersonCard> {
  const { id, name, market, joined, opened, integrity, device, coin, accountType, accountNo, phones } = row;
  const others = device === null ? [] : await sql.query<{ id: number }>(...othersOf({ device, id }));
  const withdrawals = await sql.query<CardWithdrawal>(...withdrawalsOf({ id }));
  return {
    id,
    asOf,
    name,
    market,
    joined,
    opened,
    integrity,
    coin,
    accountType,
    phones,
    phone: device ?? '',
    warnings: warningsOf(row),
    accountNo: maskIfAny(accountNo),
    cash: toWire(row.cash, market),
    held: toWire(row.held, market),
    paid: toWire(row.paid, market),
    debt: toWire(row.debt, market),
    claims: await claimsOf(sql, id, market),
    samePhone: others.map((other) => other.id),
    transfers: await transfers(sql, id, market),
    withdrawals: withdrawals.map((each) => ({
      ...each,
      amount: toWire(each.amount, market),
      cameBack: toWire(each.cameBack, market),
    })),
    acts: await sql.query<CardAct>(...actsOf({ id })),
  };
}

/** The card of a person (OPS-46). Reading it is logged. Returns an empty list if the person doesn't exist. */
export async function personCardOf(db: Db, userId: number, by: Actor): Promise<PersonCard[]> {
  const [row] = await db.query<Row>(...ofPerson({ id: userId }));
  if (!row) return [];
  await recordAccess(db, by, 'card', [userId]);
  return [await cardOf(db, row, by.now)];
}

/** Writes a note about a person into the audit log, where it stays (OPS-47). */
export async function addPersonNote(
  db: Db,
  { userId, note }: { readonly userId: number; readonly note: string },
  by: Actor,
): Promise<Outcome> {
  if (note === '') return refused(payoutInfos.needReason);
  const [known] = await db.query<Row>(...ofPerson({ id: userId }));
  if (!known) return refused(payoutInfos.unknown);
  await appendAudit(actIn(db, by), personNoteAction, `user ${userId}: ${note}`, [userId]);
  return accepted;
}
