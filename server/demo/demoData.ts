import { dayMs, feedbackReplied, hourMs, minuteMs } from '@tally/contract/limits';
import { luckyCash, luckyStatus } from '@tally/contract/lucky';
import type { LuckyStatus } from '@tally/contract/lucky';
import { accountTypes, currencies, marketLocales } from '@tally/contract/market';
import type { Market } from '@tally/contract/market';
import { accountStatus } from '@tally/contract/account';
import { passbookStatus } from '@tally/contract/withdraw';
import { only } from '../db/db';
import type { Sql } from '../db/db';
import { canonicalAccountNo } from '@tally/contract/rules/accountNumber';
import { localTime } from '@tally/contract/rules/marketClock';
import { rewardMoves } from '../domain/ledger';
import type { Move } from '../domain/ledger';
import { minorOf } from '../domain/money';
import { weekOf } from '../domain/payout';
import { returningAmounts } from '../domain/serverLimits';
import { feedbackReplies } from '../domain/serverTexts';
import { dated } from './history';
import type { DemoStory } from './people';

/** Who something is made for. */
export interface Owner {
  readonly userId: number;
  readonly market: Market;
  readonly name: string;
}

/** A number that passes the checks of the market, another one for each person. */
function accountNo({ userId, market, name }: Owner): string {
  const digits = String(10_000_000 + userId * 7919).slice(-8);
  if (market === 'id') return `0812${digits}`;
  return market === 'ph'
    ? `0917${digits.slice(1)}`
    : `${(name.split(' ')[0] ?? '')
        .toLowerCase()
        .normalize('NFD')
        .replace(/[^a-z]/g, '')}${userId}@correio.example`;
}

/** The e-wallet account of somebody. */
export async function seedAccount(sql: Sql, owner: Owner, status: number, now: number): Promise<void> {
  const no = accountNo(owner);
  const name = owner.market === 'id' ? '' : owner.name;
  await sql.query(
    'insert into ewallets (user_id, type, no, plain_no, name, mobile, status, at) values ($1, $2, $3, $4, $5, $6, $7, $8)',
    [
      owner.userId,
      accountTypes[owner.market][0],
      no,
      canonicalAccountNo(no, owner.market),
      name,
      no.includes('@') ? '' : no,
      status,
      now - 20 * dayMs,
    ],
  );
}

/** A withdrawal that once happened: at which of the market's amounts, when, and how it ended. */
export interface PastWithdrawal {
  readonly amount: 0 | 1 | 2 | 3;
  readonly at: number;
  readonly status: number;
}

const settledAfterMs = 3 * hourMs;

/** Writes past withdrawals; gives the moves they made. */
export async function seedWithdrawals(sql: Sql, owner: Owner, past: readonly PastWithdrawal[]): Promise<Move[]> {
  const { userId, market } = owner;
  const currency = currencies[market];
  const moves: Move[] = [];
  for (const { amount: index, at, status } of past) {
    const amount = minorOf(returningAmounts[market][index], market);
    const settled = status === passbookStatus.pending ? null : at + settledAfterMs;
    const { id } = only(
      await sql.query<{ id: number }>(
        'insert into withdrawals (user_id, currency, amount, status, day, at, settled_at, paid_week, type, no) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id',
        [
          userId,
          currency,
          amount,
          status,
          localTime(at, market).day,
          at,
          settled,
          settled !== null && status === passbookStatus.paid ? weekOf(settled, market) : null,
          accountTypes[market][0],
          accountNo(owner),
        ],
      ),
    );
    const ref = `withdrawal/${id}`;
    moves.push(...dated(at, [{ kind: 'withdraw', currency, source: 'cash', target: 'held', amount, ref }]));
    if (settled !== null)
      moves.push(
        ...dated(settled, [
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

/** The withdrawals of each story. */
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

/** Lucky tasks of each story: status and hours since they were assigned. */
const storyLucky: Record<DemoStory, readonly (readonly [status: LuckyStatus, hoursAgo: number])[]> = {
  fresh: [],
  midway: [[luckyStatus.clicked, 20]],
  finished: [[luckyStatus.downloading, 2]],
  rich: [
    [luckyStatus.rewarded, 50],
    [luckyStatus.closed, 30],
    [luckyStatus.rewarded, 5],
    [luckyStatus.assigned, 1],
  ],
  withdrawn: [
    [luckyStatus.rewarded, 60],
    [luckyStatus.closed, 40],
    [luckyStatus.installed, 3],
  ],
  away: [],
  dup: [],
};

/** Writes the lucky tasks of a story; gives the moves they made. */
export async function seedLucky(sql: Sql, { userId, market }: Owner, story: DemoStory, now: number): Promise<Move[]> {
  const moves: Move[] = [];
  if (storyLucky[story].length === 0) return moves;
  const offers = await sql.query<{ taskId: number; source: string; appPkgName: string; appName: string }>(
    'select task_id as "taskId", source, app_pkg as "appPkgName", name as "appName" from lucky_apps where market = $1 order by task_id limit 10',
    [market],
  );
  for (const [index, [status, hoursAgo]] of storyLucky[story].entries()) {
    const offer = offers[index];
    if (!offer) continue;
    const at = now - hoursAgo * hourMs;
    const done = status === luckyStatus.rewarded ? at + 10 * minuteMs : null;
    const { id } = only(
      await sql.query<{ id: number }>(
        'insert into lucky_records (user_id, task_id, source, app_pkg, status, day, assigned_at, clicked_at, ready_at, done_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id',
        [
          userId,
          offer.taskId,
          offer.source,
          offer.appPkgName,
          status,
          localTime(at, market).day,
          at,
          status === luckyStatus.assigned ? null : at + minuteMs,
          status === luckyStatus.installed || done !== null ? at + 6 * minuteMs : null,
          done,
        ],
      ),
    );
    if (done !== null)
      moves.push(
        ...dated(done, rewardMoves('luckytask', market, { cash: minorOf(luckyCash(market), market) }, `lucky/${id}`)),
      );
    await sql.query(
      'insert into ad_apps (app_pkg, name, display_count) values ($1, $2, $3) on conflict (app_pkg) do update set display_count = ad_apps.display_count + $3',
      [offer.appPkgName, offer.appName, 40 + index * 17],
    );
  }
  return moves;
}

const issues: Record<Market, string> = {
  id: 'Penarikan saya kemarin belum masuk ke DANA, tolong diperiksa.',
  ph: 'My withdrawal of yesterday is not in my GCash yet, please check.',
  br: 'Meu saque de ontem ainda não caiu no Pix, por favor verifiquem.',
};

/** A message, with or without its reply. */
export async function seedFeedback(sql: Sql, { userId, market }: Owner, replied: boolean, now: number): Promise<void> {
  const reply = feedbackReplies[marketLocales[market][0]][1];
  await sql.query(
    'insert into feedback (user_id, type, content, contact, status, reply, at, replied_at) values ($1, 1, $2, $3, $4, $5, $6, $7)',
    [
      userId,
      issues[market],
      `demo${userId}@mail.example`,
      replied ? feedbackReplied : 1,
      replied ? reply : '',
      now - 5 * hourMs,
      replied ? now - hourMs : null,
    ],
  );
}

/** The account status of each story. */
export const storyAccount: Record<DemoStory, number> = {
  fresh: accountStatus.none,
  midway: accountStatus.none,
  finished: accountStatus.submitted,
  rich: accountStatus.valid,
  withdrawn: accountStatus.valid,
  away: accountStatus.submitted,
  dup: accountStatus.none,
};
