import { dayMs, hourMs } from '@tally/contract/limits/time';
import { currencies } from '@tally/contract/market/money';
import { accountTypes } from '@tally/contract/market/wallets';
import { localTime } from '@tally/contract/rules/marketClock';
import { passbookStatus } from '@tally/contract/wallet/withdraw';
import { only } from '../db/db';
import type { Sql } from '../db/db';
import { statement } from '../db/statement';
import type { Move } from '../domain/ledger/ledger';
import { minorOf } from '../domain/ledger/money';
import { weekOf } from '../domain/shared/days';
import { returningAmounts } from '../limits/withdrawals';
import { accountNo } from './demoAccount';
import type { Owner } from './demoAccount';
import { dated } from './history';
import type { DemoStory } from './people';

/** A withdrawal in the past: index of its amount among the market's amounts, time and final status. */
export interface PastWithdrawal {
  readonly amount: 0 | 1 | 2 | 3;
  readonly at: number;
  readonly status: number;
}

const resolvedAfterMs = 3 * hourMs;

const withdrawal = statement(
  {
    person: 'bigint',
    currency: 'text',
    amount: 'bigint',
    status: 'smallint',
    day: 'integer',
    at: 'bigint',
    settledAt: 'bigint?',
    week: 'integer?',
    type: 'text',
    no: 'text',
  },
  `
insert into withdrawals (user_id, currency, amount, status, day, at, settled_at, paid_week, type, no)
values (:person, :currency, :amount, :status, :day, :at, :settledAt, :week, :type, :no)
returning id`,
);

/** Creates past withdrawals; returns their ledger moves. */
export async function seedWithdrawals(sql: Sql, owner: Owner, past: readonly PastWithdrawal[]): Promise<Move[]> {
  const { userId, market } = owner;
  const currency = currencies[market];
  const moves: Move[] = [];
  for (const { amount: index, at, status } of past) {
    const amount = minorOf(returningAmounts[market][index], market);
    const resolved = status === passbookStatus.pending ? null : at + resolvedAfterMs;
    const { id } = only(
      await sql.query<{ id: number }>(
        ...withdrawal({
          person: userId,
          currency,
          amount,
          status,
          day: localTime(at, market).day,
          at,
          settledAt: resolved,
          week: resolved !== null && status === passbookStatus.paid ? weekOf(resolved, market) : null,
          type: accountTypes[market][0],
          no: accountNo(owner),
        }),
      ),
    );
    const ref = `withdrawal/${id}`;
    moves.push(...dated(at, [{ kind: 'withdraw', currency, source: 'cash', target: 'held', amount, ref }]));
    if (resolved !== null)
      moves.push(
        ...dated(resolved, [
          {
            kind: status === passbookStatus.paid ? 'payout' : 'refund',
            currency,
            source: 'held',
            target: status === passbookStatus.paid ? 'paid' : 'cash',
            amount,
            ref,
          },
        ]),
      );
  }
  return moves;
}

/** The past withdrawals of each story. */
export const storyWithdrawals: Record<DemoStory, (now: number) => PastWithdrawal[]> = {
  fresh: () => [],
  midway: () => [],
  finished: () => [],
  rich: (now) => [
    { amount: 2, at: now - 8 * dayMs, status: passbookStatus.paid },
    { amount: 1, at: now - 4 * dayMs, status: passbookStatus.paid },
  ],
  withdrawn: (now) => [
    { amount: 0, at: now - 13 * dayMs, status: passbookStatus.paid },
    { amount: 1, at: now - 9 * dayMs, status: passbookStatus.paid },
    { amount: 2, at: now - 5 * dayMs, status: passbookStatus.failed },
    { amount: 1, at: now - 2 * dayMs, status: passbookStatus.paid },
    { amount: 0, at: now - 3 * hourMs, status: passbookStatus.pending },
  ],
  away: () => [],
  dup: () => [],
};
