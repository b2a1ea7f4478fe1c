import type { Market } from '@tally/contract/market/codes';
import type { Db } from '../../db/db';
import { statement } from '../../db/statement';
import type { NumberKey } from '../people/walletNumberHash';
import { numberMark, walletNumberHash } from '../people/walletNumberHash';

const copyNumber = statement(
  { former: 'text', mark: 'text' },
  `
insert into wallet_numbers (mark, user_id, withdrawn_day, counted_at, forget_at, owners)
select :mark, user_id, withdrawn_day, counted_at, forget_at, owners from wallet_numbers where mark = :former
on conflict (mark) do update
  set withdrawn_day = greatest(wallet_numbers.withdrawn_day, excluded.withdrawn_day),
    counted_at = least(wallet_numbers.counted_at, excluded.counted_at),
    owners = wallet_numbers.owners + excluded.owners,
    forget_at = case when wallet_numbers.user_id is null then wallet_numbers.forget_at end`,
);

const dropNumber = statement({ former: 'text' }, 'delete from wallet_numbers where mark = :former');

const moveWithdrawals = statement(
  { person: 'bigint', former: 'text', mark: 'text' },
  'update withdrawals set number_mark = :mark where user_id = :person and number_mark = :former',
);

const forgetFormer = statement({ person: 'bigint' }, 'update ewallets set former_no = null where user_id = :person');

/**
 * Moves what is remembered of wallet numbers whose canonical form changed (migration 21) to the hash of the form they
 * have now: the day of the last withdrawal, and that a member counted. SQL cannot do it, because the key of the hash is
 * the server's. Runs at each start, does nothing the next time, and may run on several servers at once.
 */
export async function moveNumberMarks(db: Db, numberKey: NumberKey): Promise<void> {
  const moved = await db.query<{ userId: number; market: Market; former: string; no: string }>(
    `select e.user_id as "userId", u.market, e.former_no as former, e.plain_no as no
     from ewallets e join users u on u.id = e.user_id
     where e.former_no is not null`,
  );
  for (const { userId, market, former, no } of moved) {
    const key = await numberKey();
    const marks = { former: numberMark(former, market, key), mark: walletNumberHash(no, market, key) };
    await db.tx(async (tx) => {
      await tx.query(...copyNumber(marks));
      await tx.query(...dropNumber({ former: marks.former }));
      await tx.query(...moveWithdrawals({ person: userId, ...marks }));
      await tx.query(...forgetFormer({ person: userId }));
    });
  }
}
