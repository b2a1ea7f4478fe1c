import { accountStatus } from '@tally/contract/wallet/account';
import type { Market } from '@tally/contract/market/codes';
import { payoutInfos } from '@tally/contract/operator/payouts';
import type { Outcome } from '@tally/contract/api/schemas';
import type { KeyKind } from '@tally/contract/market/keyKinds';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { actIn } from '../act';
import type { Actor } from '../act';
import type { NumberKey } from '../people/walletNumberHash';
import { appendAudit } from '../audit/appendAudit';
import { accepted, refused } from '../shared/outcome';
import { forgetInvalidNumber, recordInvalidNumber } from './invalidNumbers';

/**
 * Condition in SQL: the withdrawal `w` goes to an account or number that operators have declared invalid (OPS-27), also
 * after its owner was deleted. Values of one row each, because for `exists` the database may read all accounts.
 */
export const goesToInvalid = `(coalesce((
  select e.status = ${accountStatus.invalid} and e.type = w.type and e.no = w.no
  from ewallets e where e.user_id = w.user_id
), false) or coalesce((
  select true from invalid_numbers i where i.mark = w.number_mark
), false))`;

/**
 * Condition in SQL: the withdrawal `w` would let leave what a second operator may still have taken back from its owner
 * (OPS-36), because they have not as much in cash.
 */
export const clawbackWaits = `coalesce((
  select sum(a.amount) + max(b.debt) > max(b.cash)
  from approvals a join balances b on b.user_id = a.user_id
  where a.user_id = w.user_id and a.act = 'clawback' and a.decision is null
), false)`;

/** An operator's decision about the account of a person. */
export interface AccountDecision {
  readonly userId: number;
  readonly action: 'invalidate' | 'restore';
  /** When the operator's page was made, ms since the epoch. */
  readonly asOf: number;
  readonly reason?: string | undefined;
}

const isInvalid = `status = ${accountStatus.invalid}`;

const invalidation = statement(
  { person: 'bigint' },
  `
update ewallets
set status = ${accountStatus.invalid}, status_before = case when ${isInvalid} then status_before else status end
where user_id = :person`,
);

const restoration = statement(
  { person: 'bigint' },
  `
update ewallets
set status = coalesce(status_before, ${accountStatus.submitted}), status_before = null
where user_id = :person and ${isInvalid} and given_up_at is null`,
);

/** The account of a person, with when it was entered. */
interface Known {
  readonly no: string;
  readonly kind: KeyKind | null;
  readonly market: Market;
  readonly at: number;
  readonly invalid: boolean;
}

const accountAndOwner = statement(
  { person: 'bigint' },
  `
select e.no, e.key_kind as kind, u.market, e.at, e.${isInvalid} and e.given_up_at is null as invalid
from ewallets e join users u on u.id = e.user_id
where e.user_id = :person`,
);

const accountOfPerson = async (tx: Sql, userId: number): Promise<Known | undefined> =>
  (await tx.query<Known>(...accountAndOwner({ person: userId })))[0];

const lockMoney = statement({ person: 'bigint' }, 'select 1 from balances where user_id = :person for update');

/**
 * Declares a person's e-wallet account and its number invalid, or restores the status that it had before (OPS-27), each
 * with a reason. An account that was entered after the operator's page was made is another one, and is left alone. The
 * number stays invalid whoever enters it, also after a deletion; where the person has no invalid account any more,
 * restoring takes back what was declared of their earlier numbers. No money moves: what is pending to the account stays so until it is refused, or the
 * account restored.
 */
export async function setAccountStatus(
  db: Db,
  { userId, action, asOf, reason = '' }: AccountDecision,
  by: Actor,
  numberKey: NumberKey,
): Promise<Outcome> {
  const { now } = by;
  if (reason === '') return refused(payoutInfos.needReason);
  const key = await numberKey();
  return db.tx(async (tx) => {
    // Withdrawals, payments and the entry of another account take the same lock.
    const [someone] = await tx.query(...lockMoney({ person: userId }));
    const account = someone && (await accountOfPerson(tx, userId));
    if (account && account.at > asOf) return refused(payoutInfos.otherAccount);
    if (action === 'invalidate') {
      if (!account) return refused(payoutInfos.noAccount);
      await tx.query(...invalidation({ person: userId }));
      await recordInvalidNumber(tx, userId, account, { key, now });
    } else {
      const taken = someone && (await forgetInvalidNumber(tx, userId, account?.invalid ? account : undefined, key));
      if (account?.invalid) await tx.query(...restoration({ person: userId }));
      else if (!taken) return refused(account ? payoutInfos.otherAccount : payoutInfos.noAccount);
    }
    await appendAudit(actIn(tx, by), `${action} account`, `user ${userId}: ${reason}`, [userId]);
    return accepted;
  });
}
