import type { Outcome } from '@tally/contract/schemas';
import { passbookDays, withdrawGapMs } from '@tally/contract/limits';
import { currencies, defaultWithdrawAmounts, withdrawWindows } from '@tally/contract/market';
import type { AccountType, Market } from '@tally/contract/market';
import { dunningInfos, passbookStatus, withdrawInfos } from '@tally/contract/withdraw';
import type { PassbookEntry, WithdrawOption } from '@tally/contract/withdraw';
import { isOverdue } from '@tally/contract/rules/arrival';
import { withdrawStateAt } from '@tally/contract/rules/withdrawHours';
import { only } from '../db/db';
import type { Db, Sql } from '../db/db';
import { localTime } from '@tally/contract/rules/marketClock';
import { dayBefore } from './days';
import { lockBalances, post } from './ledger';
import { fromWire, toWire } from './money';
import { storeAnswer, storedAnswer } from './idempotency';
import type { IdempotentRequest } from './idempotency';
import { walletNumberHash } from './walletNumberHash';
import type { Person } from './person';
import { luckyForThird, membersForFourth, returningAmounts } from './serverLimits';

/** The amounts a person is offered: the guests' ones first, others after the first withdrawal. */
export const amountsOf = (market: Market, hasWithdrawn: boolean): readonly number[] =>
  (hasWithdrawn ? returningAmounts : defaultWithdrawAmounts)[market];

/** What an amount needs beyond the balance. */
export interface Merits {
  readonly luckyDone: number;
  readonly validMembers: number;
}

/** What is missing for the amount at `index` of the four; empty when nothing is. */
export function missingFor(index: number, { luckyDone, validMembers }: Merits): string {
  if (index === 2 && luckyDone < luckyForThird) return withdrawInfos.needLucky;
  if (index === 3 && validMembers < membersForFourth) return withdrawInfos.needMembers;
  return '';
}

/** How many more of what `info` asks for. */
const needOf = (info: string, { luckyDone, validMembers }: Merits): number =>
  info === withdrawInfos.needLucky
    ? luckyForThird - luckyDone
    : info === withdrawInfos.needMembers
      ? membersForFourth - validMembers
      : 0;

const meritsOf = async (sql: Sql, userId: number): Promise<Merits> =>
  only(
    await sql.query<Merits>(
      `select (select count(*) from (select 1 from lucky_records where user_id = $1 and status = 5 limit ${luckyForThird}) l)::integer as "luckyDone",
              (select count(*) from (select 1 from members where inviter = $1 and valid_at is not null limit ${membersForFourth}) m)::integer as "validMembers"`,
      [userId],
    ),
  );

/** The four amounts with what each still needs. */
export async function optionsOf(sql: Sql, person: Person): Promise<WithdrawOption[]> {
  const merits = await meritsOf(sql, person.id);
  return amountsOf(person.market, person.held + person.paid > 0).map((amount, index) => {
    const info = missingFor(index, merits);
    return { amount, info, need: needOf(info, merits) };
  });
}

interface Recent {
  readonly lastAt: number | null;
  readonly open: boolean;
  readonly today: boolean;
  /** An operator has stopped what goes out to this person. */
  readonly frozen: boolean;
}

/** The wallet that money would go to, as `numberMark` remembers its number. */
interface Target {
  readonly type: string;
  readonly no: string;
  readonly mark: string;
}

/** The person's wallet, and whether somebody, also one who is gone, withdrew to its number on that day of the market. */
async function targetOf(
  sql: Sql,
  person: Person,
  day: number,
  key: string,
): Promise<{ target?: Target; usedToday: boolean }> {
  const [wallet] = await sql.query<Omit<Target, 'mark'>>('select type, no from ewallets where user_id = $1', [
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
const takeDay = async (sql: Sql, userId: number, mark: string, day: number): Promise<boolean> =>
  (
    await sql.query(
      `insert into wallet_numbers (mark, user_id, withdrawn_day) values ($1, $2, $3)
       on conflict (mark) do update set owners = wallet_numbers.owners + case when wallet_numbers.user_id is distinct from excluded.user_id then 1 else 0 end, user_id = excluded.user_id, withdrawn_day = excluded.withdrawn_day, forget_at = null
         where wallet_numbers.withdrawn_day <> excluded.withdrawn_day returning 1`,
      [mark, userId, day],
    )
  ).length > 0;

/** What a decision about a withdrawal is taken from. */
export interface Situation extends Recent, Merits {
  readonly cash: number;
  readonly minor: number;
  /** Of the amount among the four; -1 when it is none of them. */
  readonly index: number;
  readonly minutes: number;
}

/** Why a withdrawal is refused, in the specified order; empty when it may go. */
export function withdrawProblem(
  person: Pick<Person, 'dupUser' | 'accountStatus' | 'locale'>,
  situation: Situation,
  now: number,
  windows = withdrawWindows,
): string {
  const { cash, minor, index, minutes, lastAt, open, today, frozen } = situation;
  if (person.dupUser) return withdrawInfos.dupUser;
  if (frozen) return withdrawInfos.frozen;
  if (index < 0) return withdrawInfos.badAmount;
  if (cash < minor) return withdrawInfos.notEnough;
  if (person.accountStatus === 0) return withdrawInfos.needAccount;
  const state = withdrawStateAt(windows[person.locale], minutes);
  if (state !== 'open') return state === 'later' ? withdrawInfos.period : withdrawInfos.notAllowed;
  if (lastAt !== null && now - lastAt < withdrawGapMs) return withdrawInfos.gap;
  if (open) return withdrawInfos.inProgress;
  if (today) return withdrawInfos.onceDaily;
  return missingFor(index, situation);
}

/**
 * Asks for a payout: cash goes to held, a pending withdrawal is written. Decisions of one person are taken one after
 * the other (their balances are locked), and the constraints hold what is decided. A wallet number has one withdrawal a
 * day, whoever had it before (WITHDRAW-10).
 *
 * @param amount decimal, in the market's currency
 * @param numberKey what wallet numbers are hashed with
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
  const { day, minutes } = localTime(now, market);
  return db.tx(async (tx) => {
    const { cash, held, paid } = await lockBalances(tx, person.id);
    const stored = await storedAnswer<Outcome>(tx, person.id, once);
    if (stored) return stored;
    const recent = only(
      await tx.query<Recent>(
        `select (select max(at) from withdrawals where user_id = $1) as "lastAt",
                exists (select 1 from withdrawals where user_id = $1 and status = 1) as open,
                exists (select 1 from withdrawals where user_id = $1 and day = $2 and status in (1, 2)) as today,
                exists (select 1 from users where id = $1 and frozen_at is not null) as frozen`,
        [person.id, day],
      ),
    );
    const minor = fromWire(amount, market) ?? 0;
    const index = amountsOf(market, held + paid > 0).indexOf(amount);
    const { target, usedToday } = await targetOf(tx, person, day, numberKey);
    const problem = withdrawProblem(
      { ...person, accountStatus: target ? person.accountStatus : 0 },
      { ...recent, today: recent.today || usedToday, ...(await meritsOf(tx, person.id)), cash, minor, index, minutes },
      now,
    );
    const taken = problem === '' && target !== undefined && (await takeDay(tx, person.id, target.mark, day));
    const info = problem === '' && !taken ? withdrawInfos.onceDaily : problem;
    const answer: Outcome = { status: info === '' ? 1 : 2, info };
    if (taken) {
      const { id } = only(
        await tx.query<{ id: number }>(
          `insert into withdrawals (user_id, currency, amount, day, at, type, no, number_mark) values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
          [person.id, currencies[market], minor, day, now, target.type, target.no, target.mark],
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

const statusWords: Readonly<Record<number, string>> = {
  [passbookStatus.pending]: 'PAYING',
  [passbookStatus.paid]: 'PAID',
  [passbookStatus.failed]: 'FAILED',
};

/** Withdrawals of the last 15 days, the newest first; one that is still under way is never left out. */
export async function passbookOf(sql: Sql, person: Person, now: number): Promise<PassbookEntry[]> {
  const from = dayBefore(now, person.market, passbookDays - 1);
  const rows = await sql.query<{ amount: number; status: number; date: number; type: AccountType }>(
    'select amount, status, at as date, type from withdrawals where user_id = $1 and (day >= $2 or status = 1) order by id desc limit 100',
    [person.id, from],
  );
  return rows.map(({ amount, status, date, type }) => ({
    amount: toWire(amount, person.market),
    status,
    status_msg: statusWords[status] ?? '',
    date,
    account_type: type,
  }));
}

/** A pending withdrawal, as a nudge is decided from it. */
interface Pending {
  readonly id: number;
  readonly amount: number;
  readonly date: number;
  /** The market's day (yyyymmdd) of its last nudge; 0: none. */
  readonly nudgedDay: number;
}

/** Why a nudge is refused; empty when it counts. `day` is today on the market's clock, yyyymmdd. */
export function dunningProblem(
  pending: Omit<Pending, 'id'> | undefined,
  market: Market,
  day: number,
  now: number,
): string {
  if (!pending) return dunningInfos.nothing;
  if (!isOverdue({ amount: toWire(pending.amount, market), date: pending.date }, market, now))
    return dunningInfos.early;
  return pending.nudgedDay === day ? dunningInfos.already : '';
}

/** A nudge for a withdrawal that is under way longer than its stated time, once a day. Operators see how many were nudged (`nudgedPending`). */
export async function dun(sql: Sql, person: Person, now: number): Promise<Outcome> {
  const { day } = localTime(now, person.market);
  const [pending] = await sql.query<Pending>(
    'select id, amount, at as date, nudged_day as "nudgedDay" from withdrawals where user_id = $1 and status = 1',
    [person.id],
  );
  const info = dunningProblem(pending, person.market, day, now);
  if (info !== '' || !pending) return { status: 2, info };
  // Of two at once one writes the day; one that was settled meanwhile needs no nudge any more.
  const nudged = await sql.query(
    'update withdrawals set nudged_day = $2 where user_id = $3 and id = $1 and status = 1 and nudged_day <> $2 returning 1',
    [pending.id, day, person.id],
  );
  return nudged.length > 0 ? { status: 1, info: '' } : { status: 2, info: dunningInfos.already };
}
