import { normalNumber } from '@tally/contract/accountNumber';
import { accountInfos, accountStatus } from '@tally/contract/wallet';
import type { Account, AccountBody } from '@tally/contract/wallet';
import type { Outcome } from '@tally/contract/schemas';
import { isUniqueViolation } from '../db/db';
import type { Db, Sql } from '../db/db';
import { accountProblem, plainNo } from './accountRules';
import { lockBalances } from './ledger';
import type { Person } from './person';

const noAccount: Account = {
  accountName: '',
  accountNo: '',
  accountType: '',
  mobile: '',
  accountStatus: accountStatus.none,
  retryCount: 0,
};

/** The person's e-wallet account; all empty when there is none. */
export async function accountOf(sql: Sql, person: Person): Promise<Account> {
  const [account] = await sql.query<Account>(
    `select name as "accountName", no as "accountNo", type as "accountType", mobile, status as "accountStatus", retry_count as "retryCount" from ewallets where user_id = $1`,
    [person.id],
  );
  return account ?? noAccount;
}

/**
 * Stores the account once; only one that a payout has sent back (status 3) may be replaced, and not while another is on its way to it. Nobody else may have it.
 * The number is stored without what was written between its digits, as the person confirmed it.
 * Nothing is stored for somebody who is deleted at the same moment.
 */
export async function submitAccount(db: Db, person: Person, account: AccountBody, now: number): Promise<Outcome> {
  const problem = accountProblem(account, person.market);
  if (problem !== accountInfos.ok) return { status: 2, info: problem };
  try {
    const stored = await db.tx(async (tx) => {
      // A withdrawal is decided under the same lock: none begins to the account that is replaced here.
      await lockBalances(tx, person.id);
      return tx.query(
        `insert into ewallets (user_id, type, no, plain_no, name, mobile, at)
           select id, $2, $3, $4, $5, $6, $7::bigint from users where id = $1 and status = 1 for key share
         on conflict (user_id) do update set type = excluded.type, no = excluded.no, plain_no = excluded.plain_no, name = excluded.name, mobile = excluded.mobile, status = 1, at = excluded.at
           where ewallets.status = ${accountStatus.retry} and not exists (select 1 from withdrawals where user_id = $1 and status = 1)
         returning 1`,
        [
          person.id,
          account.accountType,
          normalNumber(account.accountNo),
          plainNo(account.accountNo, person.market),
          account.accountName.trim(),
          account.mobile.trim(),
          now,
        ],
      );
    });
    return stored.length > 0 ? { status: 1, info: accountInfos.ok } : { status: 2, info: accountInfos.already };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return { status: 2, info: accountInfos.duplicate };
  }
}
