import type { Sql } from '../db/db';
import type { Person } from './person';
import { walletNumberHash } from './walletNumberHash';

/** The wallet that money would go to, as `walletNumberHash` remembers its number. */
interface PayoutWallet {
  readonly type: string;
  readonly no: string;
  readonly mark: string;
}

/** The person's wallet, and whether somebody, also one who is gone, withdrew to its number on that day of the market. */
export async function payoutWalletOf(
  sql: Sql,
  person: Person,
  day: number,
  key: string,
): Promise<{ target?: PayoutWallet; usedToday: boolean }> {
  const [wallet] = await sql.query<Omit<PayoutWallet, 'mark'>>('select type, no from ewallets where user_id = $1', [
    person.id,
  ]);
  if (!wallet) return { usedToday: false };
  const target = { ...wallet, mark: walletNumberHash(wallet.no, person.market, key) };
  const used = await sql.query('select 1 from wallet_numbers where mark = $1 and withdrawn_day = $2', [
    target.mark,
    day,
  ]);
  return { target, usedToday: used.length > 0 };
}

/** Takes the number's one withdrawal of the day (WITHDRAW-10); false when somebody else took it at the same moment. */
export const takeDay = async (sql: Sql, userId: number, mark: string, day: number): Promise<boolean> =>
  (
    await sql.query(
      `insert into wallet_numbers (mark, user_id, withdrawn_day) values ($1, $2, $3)
       on conflict (mark) do update set owners = wallet_numbers.owners + case when wallet_numbers.user_id is distinct from excluded.user_id then 1 else 0 end, user_id = excluded.user_id, withdrawn_day = excluded.withdrawn_day, forget_at = null
         where wallet_numbers.withdrawn_day <> excluded.withdrawn_day returning 1`,
      [mark, userId, day],
    )
  ).length > 0;
