import { accountKeyOf } from '@tally/contract/rules/accountNumber';
import type { KeyKind } from '@tally/contract/market/keyKinds';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { accountStatus } from '@tally/contract/wallet/account';
import { isFrozenMark } from '../people/frozenMarks';
import type { Person } from '../people/person';
import { walletNumberHash } from '../people/walletNumberHash';
import { isInvalidNumber } from '../account/invalidNumbers';

/**
 * The e-wallet that a withdrawal pays to, with its kind of key, the hash of its number (`walletNumberHash`) and its
 * status.
 */
export interface PayoutWallet {
  readonly type: string;
  readonly no: string;
  readonly kind: KeyKind;
  readonly mark: string;
  readonly status: number;
}

const ownAccount = statement(
  { person: 'bigint' },
  'select type, no, key_kind as kind, status from ewallets where user_id = :person',
);

const withdrawnToday = statement(
  { mark: 'text', day: 'integer' },
  'select 1 from wallet_numbers where mark = :mark and withdrawn_day = :day',
);

/**
 * The person's e-wallet, whether anyone, including deleted people, withdrew to its number on that day of the market,
 * and whether somebody else who used it is frozen, or was when they were deleted (OPS-17). A number that nothing can be
 * paid to, or that can be two keys, is no e-wallet until its owner has entered it anew (ACCOUNT-16).
 */
export async function payoutWalletOf(
  sql: Sql,
  person: Person,
  day: number,
  key: string,
): Promise<{ target?: PayoutWallet; usedToday: boolean; frozen: boolean }> {
  const [wallet] = await sql.query<{ type: string; no: string; kind: KeyKind | null; status: number }>(
    ...ownAccount({ person: person.id }),
  );
  const known = wallet && accountKeyOf(wallet.no, person.market, wallet.kind);
  if (!known) return { usedToday: false, frozen: false };
  const mark = walletNumberHash(known.no, person.market, key);
  // A number that was declared invalid is so in everybody's account (ACCOUNT-17).
  const status = (await isInvalidNumber(sql, mark)) ? accountStatus.invalid : wallet.status;
  const target = { ...wallet, status, kind: known.kind, mark };
  const used = await sql.query(...withdrawnToday({ mark, day }));
  return { target, usedToday: used.length > 0, frozen: await isFrozenMark(sql, [mark], person.id) };
}

const dayTaken = statement(
  { mark: 'text', person: 'bigint', day: 'integer' },
  `
insert into wallet_numbers (mark, user_id, withdrawn_day)
values (:mark, :person, :day)
on conflict (mark) do update
  set owners = wallet_numbers.owners
      + case when wallet_numbers.user_id is distinct from excluded.user_id then 1 else 0 end,
    user_id = excluded.user_id,
    withdrawn_day = excluded.withdrawn_day,
    forget_at = null
  where wallet_numbers.withdrawn_day <> excluded.withdrawn_day
returning 1`,
);

/** Uses the wallet number's one withdrawal of the day (WITHDRAW-10); false when a concurrent request has used it. */
export const claimDay = async (sql: Sql, userId: number, mark: string, day: number): Promise<boolean> =>
  (await sql.query(...dayTaken({ mark, person: userId, day }))).length > 0;
