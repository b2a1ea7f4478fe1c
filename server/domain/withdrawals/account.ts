import { accountInfos, accountStatus } from '@tally/contract/wallet/account';
import type { Account, AccountBody } from '@tally/contract/wallet/account';
import { accountTypes } from '@tally/contract/market/wallets';
import type { Market } from '@tally/contract/market/codes';
import { isBadAccountName } from '@tally/contract/rules/accountName';
import { accountKeyOf, accountKeys } from '@tally/contract/rules/accountNumber';
import type { KeyKind } from '@tally/contract/rules/accountNumber';
import type { Outcome } from '@tally/contract/api/schemas';
import { plainName, plainNumber } from '@tally/contract/text/plainText';
import { isUniqueViolation } from '../../db/db';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { lockBalances } from '../ledger/ledger';
import { readRules } from '../marketRules/versions';
import type { Person } from '../people/person';
import { accepted, refused } from '../shared/outcome';

/** Validates an e-wallet account; returns the reason of refusal, empty when it is valid. */
export function accountProblem({ accountType, accountNo, accountName, keyKind }: AccountBody, market: Market): string {
  const types: readonly string[] = accountTypes[market];
  if (!types.includes(accountType)) return accountInfos.badType;
  const possible = accountKeys(accountNo, market).length;
  if (possible === 0 || (keyKind && !accountKeyOf(accountNo, market, keyKind))) return accountInfos.badNo;
  if (isBadAccountName(accountName, market)) return accountInfos.badName;
  // Last, so that the person is asked once everything else is right (ACCOUNT-16).
  if (possible > 1 && !keyKind) return accountInfos.whichKey;
  return accountInfos.ok;
}

const noAccount: Account = {
  accountName: '',
  accountNo: '',
  accountType: '',
  mobile: '',
  accountStatus: accountStatus.none,
  retryCount: 0,
  keyKind: '',
};

type Stored = Omit<Account, 'keyKind'> & { readonly keyKind: KeyKind | null };

/** The person's e-wallet account; all fields are empty when there is none. */
export async function accountOf(sql: Sql, person: Person): Promise<Account> {
  const [account] = await sql.query<Stored>(
    `select name as "accountName", no as "accountNo", type as "accountType", mobile, status as "accountStatus",
            retry_count as "retryCount", key_kind as "keyKind"
     from ewallets
     where user_id = $1`,
    [person.id],
  );
  if (!account) return noAccount;
  return { ...account, keyKind: accountKeyOf(account.accountNo, person.market, account.keyKind)?.kind ?? '' };
}

/** Why the person's account may not be replaced by another one; empty when it may, or there is none. */
async function replaceable(
  tx: Sql,
  userId: number,
  by: { readonly type: string; readonly plain: string; readonly name: string },
): Promise<string> {
  const [known] = await tx.query<typeof by & { status: number; pending: boolean }>(
    `select type, plain_no as plain, name, status,
            exists (select 1 from withdrawals where user_id = $1 and status = 1) as pending
     from ewallets
     where user_id = $1`,
    [userId],
  );
  if (!known) return accountInfos.ok;
  const isInvalid = known.status === accountStatus.invalid;
  if (!isInvalid && known.status !== accountStatus.retry) return accountInfos.already;
  if (known.pending) return accountInfos.pending;
  const isSame =
    known.type === by.type && known.plain === by.plain && known.name.toLowerCase() === by.name.toLowerCase();
  return isInvalid && isSame ? accountInfos.badNo : accountInfos.ok;
}

const newAccount = statement(
  {
    person: 'bigint',
    type: 'text',
    no: 'text',
    plainNo: 'text',
    name: 'text',
    mobile: 'text',
    now: 'bigint',
    kind: 'text',
  },
  `
insert into ewallets (user_id, type, no, plain_no, name, mobile, at, key_kind)
select id, :type, :no, :plainNo, :name, :mobile, :now, :kind from users where id = :person and status = 1 for key share
on conflict (user_id) do update
  set type = excluded.type,
    no = excluded.no,
    plain_no = excluded.plain_no,
    name = excluded.name,
    mobile = excluded.mobile,
    shared = false,
    status = 1,
    status_before = null,
    at = excluded.at,
    key_kind = excluded.key_kind,
    former_no = null
returning 1`,
);

/**
 * Stores the person's account. It is set once: only one that a payout has sent back (status 3) or that operators have
 * declared invalid (status 4, by another one) may be replaced, and not while a withdrawal to it is pending (ACCOUNT-4,
 * ACCOUNT-17). An account that another person has is refused, and so is an e-wallet that is closed for now (RULES-4).
 * The number is stored without separators between its digits, as the person confirmed it, and in its canonical form
 * with the kind of key that it is (ACCOUNT-15).
 * Nothing is stored for a person who is deleted concurrently.
 */
export async function submitAccount(db: Db, person: Person, account: AccountBody, now: number): Promise<Outcome> {
  const problem = accountProblem(account, person.market);
  const key = accountKeyOf(account.accountNo, person.market, account.keyKind);
  if (problem !== accountInfos.ok || !key) return refused(problem);
  const { closed } = await readRules(db, person.market, now);
  if (closed.has(account.accountType)) return refused(accountInfos.closedType);
  try {
    return await db.tx(async (tx) => {
      // Withdrawals take the same lock, so none can start to the account that is being replaced.
      await lockBalances(tx, person.id);
      const name = plainName(account.accountName);
      const known = await replaceable(tx, person.id, { type: account.accountType, plain: key.no, name });
      if (known !== accountInfos.ok) return refused(known);
      const stored = await tx.query(
        ...newAccount({
          person: person.id,
          type: account.accountType,
          no: plainNumber(account.accountNo),
          plainNo: key.no,
          name,
          mobile: account.mobile.trim(),
          now,
          kind: key.kind,
        }),
      );
      return stored.length > 0 ? accepted : refused(accountInfos.already);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return refused(accountInfos.duplicate);
  }
}
