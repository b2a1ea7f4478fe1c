import type { Market } from '@tally/contract/market/codes';
import { accountKeyOf, accountKeys } from '@tally/contract/rules/accountNumber';
import type { KeyKind } from '@tally/contract/market/keyKinds';
import { accountStatus } from '@tally/contract/wallet/account';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { walletNumberHash } from '../people/walletNumberHash';
import type { NumberKey } from '../people/walletNumberHash';

/** A wallet number as an account has it. */
interface WrittenNumber {
  readonly no: string;
  readonly kind: KeyKind | null;
  readonly market: Market;
}

/** The hashes of what a number can be: two where its owner was not asked yet which one they mean (ACCOUNT-16). */
function marksOfNumber({ no, kind, market }: WrittenNumber, key: string): string[] {
  const known = accountKeyOf(no, market, kind);
  return (known ? [known] : accountKeys(no, market)).map((each) => walletNumberHash(each.no, market, key));
}

const declaredInvalid = statement({ mark: 'text' }, 'select 1 from invalid_numbers where mark = :mark');

/** Whether the number with this hash was declared invalid, by whomever's account (ACCOUNT-17). */
export const isInvalidNumber = async (sql: Sql, mark: string): Promise<boolean> =>
  (await sql.query(...declaredInvalid({ mark }))).length > 0;

const declareInvalid = statement(
  { person: 'bigint', now: 'bigint', marks: 'text[]' },
  `
insert into invalid_numbers (mark, user_id, at)
select mark, :person, :now from unnest(:marks) as mark
on conflict do nothing`,
);

/** Declares a number invalid: from then on nothing is paid to it, under whatever name, type and spelling (OPS-27). */
export async function recordInvalidNumber(
  sql: Sql,
  userId: number,
  number: WrittenNumber,
  { key, now }: { readonly key: string; readonly now: number },
): Promise<void> {
  await sql.query(...declareInvalid({ person: userId, now, marks: marksOfNumber(number, key) }));
}

const validateNumbers = statement(
  { marks: 'text[]' },
  'delete from invalid_numbers where mark = any (:marks) returning 1',
);

const validateNumbersOfPerson = statement(
  { person: 'bigint' },
  'delete from invalid_numbers where user_id = :person returning 1',
);

/**
 * Takes back what was declared of a number; without one, of all numbers by the accounts of a person.
 *
 * @returns whether anything was taken back
 */
export async function forgetInvalidNumber(
  sql: Sql,
  userId: number,
  number: WrittenNumber | undefined,
  key: string,
): Promise<boolean> {
  const gone = number
    ? await sql.query(...validateNumbers({ marks: marksOfNumber(number, key) }))
    : await sql.query(...validateNumbersOfPerson({ person: userId }));
  return gone.length > 0;
}

/**
 * Keeps the numbers of accounts that were declared invalid before numbers were: SQL cannot make their hashes, because
 * the key is the server's. Runs at each start, does nothing the next time, and may run on several servers at once.
 */
export async function recordKnownInvalidNumbers(db: Db, numberKey: NumberKey, now: number): Promise<void> {
  const accounts = await db.query<WrittenNumber & { userId: number }>(
    `select e.user_id as "userId", e.no, e.key_kind as kind, u.market
     from ewallets e join users u on u.id = e.user_id
     where e.status = ${accountStatus.invalid} and e.given_up_at is null`,
  );
  for (const { userId, ...number } of accounts)
    await recordInvalidNumber(db, userId, number, { key: await numberKey(), now });
}
