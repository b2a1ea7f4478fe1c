import type { Sql } from '../db/db';
import { isFrozenMark } from './frozenMarks';
import type { Person } from './person';
import { walletNumberHash } from './walletNumberHash';

/** The e-wallet that a withdrawal pays to, with the hash of its number (`walletNumberHash`). */
interface PayoutWallet {
  readonly type: string;
  readonly no: string;
  readonly mark: string;
}

/**
 * The person's e-wallet, and whether anyone, including deleted people, withdrew to its number on that day of the
 * market, and whether its owner was frozen when they were deleted (OPS-17).
 */
export async function payoutWalletOf(
  sql: Sql,
  person: Person,
  day: number,
  key: string,
): Promise<{ target?: PayoutWallet; usedToday: boolean; frozen: boolean }> {
  const [wallet] = await sql.query<Omit<PayoutWallet, 'mark'>>('select type, no from ewallets where user_id = $1', [
    person.id,
  ]);
  if (!wallet) return { usedToday: false, frozen: false };
  const target = { ...wallet, mark: walletNumberHash(wallet.no, person.market, key) };
  const used = await sql.query('select 1 from wallet_numbers where mark = $1 and withdrawn_day = $2', [
    target.mark,
    day,
  ]);
  return { target, usedToday: used.length > 0, frozen: await isFrozenMark(sql, [target.mark]) };
}

/** Uses the wallet number's one withdrawal of the day (WITHDRAW-10); false when a concurrent request has used it. */
export const takeDay = async (sql: Sql, userId: number, mark: string, day: number): Promise<boolean> =>
  (
    await sql.query(
      `insert into wallet_numbers (mark, user_id, withdrawn_day) values ($1, $2, $3)
       on conflict (mark) do update set owners = wallet_numbers.owners + case when wallet_numbers.user_id is distinct from excluded.user_id then 1 else 0 end, user_id = excluded.user_id, withdrawn_day = excluded.withdrawn_day, forget_at = null
         where wallet_numbers.withdrawn_day <> excluded.withdrawn_day returning 1`,
      [mark, userId, day],
    )
  ).length > 0;
