import { accountInfos, accountStatus, noAccount } from '@tally/contract/wallet/account';
import type { Account, AccountBody } from '@tally/contract/wallet/account';
import { accountTypes } from '@tally/contract/market/wallets';
import type { Market } from '@tally/contract/market/codes';
import { isBadAccountName } from '@tally/contract/rules/accountName';
import { accountKeyOf, accountKeys, isUnknownNumber } from '@tally/contract/rules/accountNumber';
import type { KeyKind } from '@tally/contract/market/keyKinds';
import type { Outcome } from '@tally/contract/api/schemas';
import { plainName, plainNumber } from '@tally/contract/text/plainText';
import { isUniqueViolation } from '../../db/db';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive, pending } from '../../db/states';
import { lockBalances } from '../ledger/ledger';
import { readRules } from '../marketRules/versions';
import { inheritDebts } from '../people/leftDebts';
import { sendClaim } from '../people/feedback';
import type { Person } from '../people/person';
import { recordUsedMarks } from '../people/usedMarks';
import { walletNumberHash } from '../people/walletNumberHash';
import type { NumberKey } from '../people/walletNumberHash';
import { accepted, refused } from '../shared/outcome';
import { isInvalidNumber } from './invalidNumbers';
import { contest, forgetClaim, recordClaim, ownerOf } from './numberClaims';
import type { EnteredAccount } from './numberClaims';

/** Why an e-wallet account is refused; `ok` when it is valid. */
export function accountProblem(
  { accountType, accountNo, accountName, keyKind, isSure }: AccountBody,
  market: Market,
): string {
  const types: readonly string[] = accountTypes[market];
  if (!types.includes(accountType)) return accountInfos.badType;
  const possible = accountKeys(accountNo, market).length;
  if (possible === 0 || (keyKind && !accountKeyOf(accountNo, market, keyKind))) return accountInfos.badNo;
  if (isBadAccountName(accountName, market)) return accountInfos.badName;
  // Last, so that the person is asked once everything else is right (ACCOUNT-16, ACCOUNT-19).
  const key = accountKeyOf(accountNo, market, keyKind);
  if (!key) return accountInfos.whichKey;
  return isUnknownNumber(key, market) && !isSure ? accountInfos.unknownNo : accountInfos.ok;
}

type Stored = Omit<Account, 'keyKind'> & { readonly keyKind: KeyKind | null };

const storedAccount = statement(
  { person: 'bigint' },
  `
select name as "accountName", no as "accountNo", type as "accountType", mobile, status as "accountStatus",
       retry_count as "retryCount", key_kind as "keyKind",
       given_up_at is not null as "givenUp"
from ewallets
where user_id = :person`,
);

/** The person's e-wallet account; all fields are empty when there is none. */
export async function accountOf(sql: Sql, person: Person): Promise<Account> {
  const [account] = await sql.query<Stored>(...storedAccount({ person: person.id }));
  if (!account) return noAccount;
  return { ...account, keyKind: accountKeyOf(account.accountNo, person.market, account.keyKind)?.kind ?? '' };
}

const standingOfAccount = statement(
  { person: 'bigint' },
  `
select status, exists (select 1 from withdrawals where user_id = :person and ${pending()}) as pending
from ewallets
where user_id = :person`,
);

/** Why the person's account may not be replaced by another one; `ok` when it may, or there is none. */
export async function replaceable(tx: Sql, userId: number): Promise<string> {
  const [known] = await tx.query<{ status: number; pending: boolean }>(...standingOfAccount({ person: userId }));
  if (!known) return accountInfos.ok;
  if (known.status !== accountStatus.invalid && known.status !== accountStatus.retry) return accountInfos.already;
  return known.pending ? accountInfos.pending : accountInfos.ok;
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
select id, :type, :no, :plainNo, :name, :mobile, :now, :kind from users where id = :person and ${alive()} for key share
on conflict (user_id) do update
  set type = excluded.type,
    no = excluded.no,
    plain_no = excluded.plain_no,
    name = excluded.name,
    mobile = excluded.mobile,
    shared = false,
    status = ${accountStatus.submitted},
    status_before = null,
    at = excluded.at,
    key_kind = excluded.key_kind,
    former_no = null,
    given_up_at = null
returning 1`,
);

/**
 * Stores the person's account. It is set once: only one that a payout has sent back (status 3) or that operators have
 * declared invalid (status 4, by another one) may be replaced, and not while a withdrawal to it is pending (ACCOUNT-4,
 * ACCOUNT-17). A number that was declared invalid is refused, whoever's it was then and under whatever name and type
 * (ACCOUNT-17). An account that another person has is refused, unless it was not used for a year and is the newcomer's by
 * now (ACCOUNT-20); and so is an e-wallet that is closed for now (RULES-4).
 * The number is stored without separators between its digits, as the person confirmed it, and in its canonical form
 * with the kind of key that it is (ACCOUNT-15).
 * Nothing is stored for a person who is deleted concurrently.
 */
export async function submitAccount(
  db: Db,
  person: Person,
  account: AccountBody,
  { now, numberKey }: { readonly now: number; readonly numberKey: NumberKey },
): Promise<Outcome> {
  const problem = accountProblem(account, person.market);
  const key = accountKeyOf(account.accountNo, person.market, account.keyKind);
  if (problem !== accountInfos.ok || !key) return refused(problem);
  const { closed } = await readRules(db, person.market, now);
  if (closed.has(account.accountType)) return refused(accountInfos.closedType);
  const mark = walletNumberHash(key.no, person.market, await numberKey());
  const entered: EnteredAccount = {
    type: account.accountType,
    no: plainNumber(account.accountNo),
    plainNo: key.no,
    kind: key.kind,
    name: plainName(account.accountName),
    mobile: account.mobile.trim(),
    mark,
  };
  try {
    return await db.tx(async (tx) => {
      // Withdrawals take the same lock, so none can start to the account that is being replaced.
      await lockBalances(tx, person.id);
      const known = await replaceable(tx, person.id);
      if (known !== accountInfos.ok) return refused(known);
      if (await isInvalidNumber(tx, mark)) return refused(accountInfos.badNo);
      const taken = await ownerOf(tx, person.market, key.no);
      if (taken !== undefined && taken !== person.id) {
        const contested = await contest(tx, person.id, { ownerId: taken, mark }, now);
        if (contested === 'claimable' && account.claims) {
          if (await recordClaim(tx, person.id, entered, now)) await sendClaim(tx, person, now);
          return refused(accountInfos.claimWaits);
        }
        if (contested !== 'free') return refused(accountInfos.duplicate);
      }
      return (await storeAccount(tx, person, entered, now)) ? accepted : refused(accountInfos.already);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return refused(accountInfos.duplicate);
  }
}

/**
 * Stores an account of a number that nobody else has, in a transaction that has locked the person's balances.
 *
 * @returns false when the person is deleted concurrently
 */
export async function storeAccount(
  tx: Sql,
  { id, market }: Pick<Person, 'id' | 'market'>,
  account: EnteredAccount,
  now: number,
): Promise<boolean> {
  const { mark: _, ...columns } = account;
  const stored = await tx.query(...newAccount({ ...columns, person: id, now }));
  if (stored.length === 0) return false;
  await forgetClaim(tx, id);
  await recordUsedMarks(tx, id, [account.mark]);
  await inheritDebts(tx, id, market, [account.mark]);
  return true;
}
