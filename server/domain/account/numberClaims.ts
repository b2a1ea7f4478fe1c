import { numberUnusedDays } from '@tally/contract/limits/account';
import { dayMs } from '@tally/contract/limits/time';
import type { Market } from '@tally/contract/market/codes';
import type { KeyKind } from '@tally/contract/market/keyKinds';
import { accountStatus } from '@tally/contract/wallet/account';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive, pending } from '../../db/states';
import { lockBalances } from '../ledger/ledger';

/** An account as somebody enters it, with its canonical number. */
export interface EnteredAccount {
  readonly type: string;
  readonly no: string;
  readonly plainNo: string;
  readonly kind: KeyKind;
  readonly name: string;
  readonly mobile: string;
  /** Hash of the number (`walletNumberHash`). */
  readonly mark: string;
}

const owner = statement(
  { market: 'text', no: 'text' },
  'select user_id as id from wallet_owners where wallet_group = :market and plain_no = :no',
);

/** Whose account a number is. */
export const ownerOf = async (sql: Sql, market: Market, no: string): Promise<number | undefined> =>
  (await sql.query<{ id: number }>(...owner({ market, no })))[0]?.id;

/** Unused for a year, nothing on its way to it, and nothing that operators are looking at. */
const unused = statement(
  { owner: 'bigint', openedBefore: 'bigint' },
  `
select 1
from users u
where u.id = :owner and ${alive('u')} and u.opened_at <= :openedBefore and u.frozen_at is null
  and not exists (select 1 from withdrawals w where w.user_id = u.id and ${pending('w')})`,
);

/** Whether the first owner of a number has not opened the app for `numberUnusedDays` (ACCOUNT-20). */
export const isUnused = async (sql: Sql, ownerId: number, now: number): Promise<boolean> =>
  (await sql.query(...unused({ owner: ownerId, openedBefore: now - numberUnusedDays * dayMs }))).length > 0;

const confirmation = statement(
  { mark: 'text', person: 'bigint' },
  'select 1 from confirmed_numbers where mark = :mark and user_id = :person',
);

/** Whether the phone app's backend has confirmed that a number is a person's. */
const isConfirmed = async (sql: Sql, userId: number, mark: string): Promise<boolean> =>
  (await sql.query(...confirmation({ mark, person: userId }))).length > 0;

const claim = statement(
  {
    person: 'bigint',
    now: 'bigint',
    type: 'text',
    no: 'text',
    plainNo: 'text',
    kind: 'text',
    name: 'text',
    mobile: 'text',
    mark: 'text',
  },
  `
insert into number_claims (user_id, at, type, no, plain_no, key_kind, name, mobile, mark)
select id, :now, :type, :no, :plainNo, :kind, :name, :mobile, :mark
from users where id = :person and ${alive()} for key share
on conflict (user_id) do update
  set at = excluded.at, type = excluded.type, no = excluded.no, plain_no = excluded.plain_no,
    key_kind = excluded.key_kind, name = excluded.name, mobile = excluded.mobile, mark = excluded.mark
  where (number_claims.type, number_claims.plain_no, number_claims.name)
    is distinct from (excluded.type, excluded.plain_no, excluded.name)
returning 1`,
);

/**
 * Keeps what somebody says of a number that another account has, until operators have decided about it.
 *
 * @returns whether it is new: not the claim that waits already
 */
export const recordClaim = async (sql: Sql, person: number, account: EnteredAccount, now: number): Promise<boolean> =>
  (await sql.query(...claim({ ...account, person, now }))).length > 0;

const waitingClaim = statement(
  { person: 'bigint' },
  `
select at, type, no, plain_no as "plainNo", key_kind as kind, name, mobile, mark
from number_claims where user_id = :person`,
);

/** The claim of a person, with when it was made; undefined when there is none. */
export const claimOf = async (
  sql: Sql,
  userId: number,
): Promise<(EnteredAccount & { readonly at: number }) | undefined> =>
  (await sql.query<EnteredAccount & { at: number }>(...waitingClaim({ person: userId })))[0];

const dropClaim = statement({ person: 'bigint' }, 'delete from number_claims where user_id = :person');

/** Forgets the claim of a person: it was decided about, or they have entered an account. */
export const forgetClaim = (sql: Sql, userId: number): Promise<unknown> => sql.query(...dropClaim({ person: userId }));

const giving = statement(
  { owner: 'bigint', now: 'bigint' },
  `
update ewallets set shared = true, status = ${accountStatus.invalid}, status_before = null, given_up_at = :now
where user_id = :owner`,
);

const dropUsedMark = statement(
  { owner: 'bigint', mark: 'text' },
  'delete from used_marks where user_id = :owner and mark = :mark',
);

/**
 * Gives up the account of a number's first owner if nobody has opened it for a year (ACCOUNT-20). The owner keeps their
 * money. What is stored about the number itself (its withdrawal of the day, that a member counted) stays with the
 * number, and no verdict about it changes. A later freeze of the first owner no longer affects it.
 *
 * @returns whether the number is free now
 */
export async function giveUpNumber(tx: Sql, ownerId: number, mark: string, now: number): Promise<boolean> {
  // Withdrawals of the first owner take the same lock.
  await lockBalances(tx, ownerId);
  if (!(await isUnused(tx, ownerId, now))) return false;
  await tx.query(...giving({ owner: ownerId, now }));
  await tx.query(...dropUsedMark({ owner: ownerId, mark }));
  return true;
}

/**
 * What becomes of a number that somebody else has, when a person enters it: it is free (confirmed by the phone app's
 * backend), it can be claimed, or it stays a duplicate.
 */
export async function contest(
  tx: Sql,
  userId: number,
  { ownerId, mark }: { readonly ownerId: number; readonly mark: string },
  now: number,
): Promise<'free' | 'claimable' | 'taken'> {
  if (!(await isUnused(tx, ownerId, now))) return 'taken';
  if (!(await isConfirmed(tx, userId, mark))) return 'claimable';
  return (await giveUpNumber(tx, ownerId, mark, now)) ? 'free' : 'taken';
}
