import { accountInfos, accountStatus } from '@tally/contract/account';
import type { Account, AccountBody } from '@tally/contract/account';
import { accountTypes } from '@tally/contract/market';
import type { Market } from '@tally/contract/market';
import {
  accountNoProblem,
  canonicalAccountNo,
  isNameTooShort,
  normalizeAccountNo,
} from '@tally/contract/rules/accountNumber';
import type { Outcome } from '@tally/contract/schemas';
import { isUniqueViolation } from '../db/db';
import type { Db, Sql } from '../db/db';
import { lockBalances } from './ledger';
import type { Person } from './person';
import { refused } from './outcome';

/** Validates an e-wallet account; returns the reason of refusal, empty when it is valid. */
export function accountProblem({ accountType, accountNo, accountName }: AccountBody, market: Market): string {
  const types: readonly string[] = accountTypes[market];
  if (!types.includes(accountType)) return accountInfos.badType;
  if (accountNoProblem(accountNo, market)) return accountInfos.badNo;
  if (isNameTooShort(accountName, market)) return accountInfos.badName;
  return accountInfos.ok;
}

/**
 * Masks an account number for display to others: enough for its owner to recognise it, too little for anyone to guess
 * it.
 */
export function maskAccountNo(written: string): string {
  const no = normalizeAccountNo(written);
  if (no.includes('@')) return `${no.charAt(0)}****@****${/\.[^.]*$/.exec(no)?.[0] ?? ''}`;
  return no.length < 8 ? '****' : `${no.slice(0, 2)}****${no.slice(-2)}`;
}

const noAccount: Account = {
  accountName: '',
  accountNo: '',
  accountType: '',
  mobile: '',
  accountStatus: accountStatus.none,
  retryCount: 0,
};

/** The person's e-wallet account; all fields are empty when there is none. */
export async function accountOf(sql: Sql, person: Person): Promise<Account> {
  const [account] = await sql.query<Account>(
    `select name as "accountName", no as "accountNo", type as "accountType", mobile, status as "accountStatus", retry_count as "retryCount" from ewallets where user_id = $1`,
    [person.id],
  );
  return account ?? noAccount;
}

/**
 * Stores the person's account. It is set once: only an account that a payout has sent back (status 3) may be replaced,
 * and not while another withdrawal to it is pending. An account that another person has is refused.
 * The number is stored without separators between its digits, as the person confirmed it.
 * Nothing is stored for a person who is deleted concurrently.
 */
export async function submitAccount(db: Db, person: Person, account: AccountBody, now: number): Promise<Outcome> {
  const problem = accountProblem(account, person.market);
  if (problem !== accountInfos.ok) return refused(problem);
  try {
    const stored = await db.tx(async (tx) => {
      // Withdrawals take the same lock, so none can start to the account that is being replaced.
      await lockBalances(tx, person.id);
      return tx.query(
        `insert into ewallets (user_id, type, no, plain_no, name, mobile, at)
           select id, $2, $3, $4, $5, $6, $7::bigint from users where id = $1 and status = 1 for key share
         on conflict (user_id) do update set type = excluded.type, no = excluded.no, plain_no = excluded.plain_no, name = excluded.name, mobile = excluded.mobile, shared = false, status = 1, at = excluded.at
           where ewallets.status = ${accountStatus.retry} and not exists (select 1 from withdrawals where user_id = $1 and status = 1)
         returning 1`,
        [
          person.id,
          account.accountType,
          normalizeAccountNo(account.accountNo),
          canonicalAccountNo(account.accountNo, person.market),
          account.accountName.trim(),
          account.mobile.trim(),
          now,
        ],
      );
    });
    return stored.length > 0 ? { status: 1, info: accountInfos.ok } : refused(accountInfos.already);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return refused(accountInfos.duplicate);
  }
}
