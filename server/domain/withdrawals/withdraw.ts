import { accountStatus } from '@tally/contract/wallet/account';
import type { Outcome } from '@tally/contract/api/schemas';
import { currencies } from '@tally/contract/market';
import { withdrawInfos } from '@tally/contract/wallet/withdraw';
import { only } from '../../db/db';
import type { Db } from '../../db/db';
import { localTime } from '@tally/contract/rules/marketClock';
import { lockBalances, post } from '../ledger/ledger';
import { fromWire } from '../ledger/money';
import { storeAnswer, storedAnswer } from '../ledger/idempotency';
import type { IdempotentRequest } from '../ledger/idempotency';
import type { Person } from '../people/person';
import { amountsOf, meritsOf } from './withdrawOptions';
import { takeDay, payoutWalletOf } from './walletNumberDay';
import { withdrawProblem } from './withdrawCheck';
import type { RecentWithdrawals } from './withdrawCheck';

/**
 * Requests a withdrawal: moves cash to held and creates a pending withdrawal. Requests of one person are serialized by
 * the lock of their balances, and database constraints enforce the result. A wallet number has one withdrawal per day,
 * also across successive owners (WITHDRAW-10).
 *
 * @param amount decimal, in the market's currency
 * @param numberKey returns the key of the wallet number hash
 */
export async function withdraw(
  db: Db,
  person: Person,
  amount: number,
  once: IdempotentRequest,
  now: number,
  numberKey: string,
): Promise<Outcome> {
  const { market } = person;
  const { day } = localTime(now, market);
  return db.tx(async (tx) => {
    const { cash, held, paid } = await lockBalances(tx, person.id);
    const stored = await storedAnswer<Outcome>(tx, person.id, once);
    if (stored) return stored;
    const recent = only(
      await tx.query<RecentWithdrawals>(
        `select (select max(at) from withdrawals where user_id = $1) as "lastAt",
                exists (select 1 from withdrawals where user_id = $1 and day = $2 and status in (1, 2)) as today,
                exists (select 1 from users where id = $1 and frozen_at is not null) as frozen`,
        [person.id, day],
      ),
    );
    const minor = fromWire(amount, market) ?? 0;
    const index = amountsOf(market, held + paid > 0).indexOf(amount);
    const { target, usedToday, frozen } = await payoutWalletOf(tx, person, day, numberKey);
    // Operators see it from now on, and can let the person go on.
    if (frozen && !recent.frozen) await tx.query('update users set frozen_at = $2 where id = $1', [person.id, now]);
    const problem = withdrawProblem(
      { ...person, accountStatus: target?.status ?? accountStatus.none },
      {
        ...recent,
        frozen: recent.frozen || frozen,
        today: recent.today || usedToday,
        ...(await meritsOf(tx, person.id)),
        cash,
        minor,
        index,
      },
      now,
    );
    const taken = problem === '' && target !== undefined && (await takeDay(tx, person.id, target.mark, day));
    const info = problem === '' && !taken ? withdrawInfos.onceDaily : problem;
    const answer: Outcome = { status: info === '' ? 1 : 2, info };
    if (taken) {
      const { id } = only(
        await tx.query<{ id: number }>(
          `insert into withdrawals (user_id, currency, amount, day, at, type, no, number_mark, key_kind) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
          [person.id, currencies[market], minor, day, now, target.type, target.no, target.mark, target.kind],
        ),
      );
      await post(tx, person.id, now, [
        {
          kind: 'withdraw',
          currency: currencies[market],
          source: 'cash',
          target: 'held',
          amount: minor,
          ref: `withdrawal/${id}`,
        },
      ]);
    }
    await storeAnswer(tx, person.id, once, answer, now);
    return answer;
  });
}
