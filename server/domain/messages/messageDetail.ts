import type { Locale, Market } from '@tally/contract/market/codes';
import { feedbackReplied } from '@tally/contract/limits/feedback';
import { messagesBefore, messageTransfersShown, messageWithdrawalsShown } from '@tally/contract/operator/messages';
import type {
  Message,
  MessageDetail,
  MessageState,
  MessageWithdrawal,
  WithdrawalStep,
} from '@tally/contract/operator/messages';
import { passbookStatus } from '@tally/contract/wallet/withdraw';
import { maskAccount, maskIfAny } from '@tally/contract/text/maskAccount';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import type { Actor } from '../act';
import type { Balances } from '../ledger/ledger';
import { toWire } from '../ledger/money';
import { recordsOf } from '../wallet/income';
import { latestPayoutOf } from '../payouts/pendingPayouts';
import { recordAccess } from '../audit/appendAudit';
import { shownOfMessage } from './messageList';

interface Row extends Message, Omit<Balances, 'lapsed'> {
  readonly status: number;
  readonly closed: boolean;
  readonly follows: number | null;
  readonly contact: string;
  readonly market: Market;
  readonly locale: Locale;
  readonly joined: number;
  readonly dupUser: boolean;
  readonly frozen: boolean;
}

const oneMessage = statement(
  { id: 'bigint' },
  `
select ${shownOfMessage}, f.status, f.closed_at is not null as closed, f.follows, f.contact, u.market, u.locale,
  u.created_at as joined, u.dup_user as "dupUser", u.frozen_at is not null as frozen,
  b.coin, b.gift, b.cash, b.held, b.paid
from feedback f join users u on u.id = f.user_id join balances b on b.user_id = f.user_id
where f.id = :id`,
);

const chain = statement(
  { person: 'bigint', id: 'bigint', most: 'bigint' },
  `
with recursive earlier as (
  select f.*, 1 as step from feedback f where f.user_id = :person and f.id = :id
  union all
  select f.*, e.step + 1 from earlier e join feedback f on f.user_id = :person and f.id = e.follows
  where e.step < :most
)
select id, at as time, content, reply, coalesce(replied_at, 0) as "repliedAt" from earlier order by id desc`,
);

interface WithdrawalRow extends Omit<MessageWithdrawal, 'steps'> {
  readonly status: number;
  readonly at: number;
  readonly sentAt: number | null;
  readonly settledAt: number | null;
  readonly returnedAt: number | null;
}

/** What operators see of a withdrawal `w`, which the export `x` holds or held. */
const withdrawalColumns = `w.id, w.amount, w.type as "accountType", w.no as "accountNo",
  coalesce(w.export_id, 0) as "exportId", w.status, w.at, x.at as "sentAt", w.settled_at as "settledAt", w.returned_at as "returnedAt",
  w.came_back as "cameBack"`;

const theirWithdrawal = statement(
  { person: 'bigint', id: 'bigint' },
  `
select ${withdrawalColumns}
from withdrawals w left join payout_exports x on x.id = w.export_id
where w.user_id = :person and w.id = :id`,
);

const latestWithdrawals = statement(
  { person: 'bigint' },
  `
select ${withdrawalColumns}
from withdrawals w left join payout_exports x on x.id = w.export_id
where w.user_id = :person
order by w.id desc
limit ${messageWithdrawalsShown}`,
);

/** What happened to a withdrawal and when, in order. A payment that came back was paid before. */
function stepsOf({ status, at, sentAt, settledAt, returnedAt }: WithdrawalRow): MessageWithdrawal['steps'] {
  const wasPaid = status === passbookStatus.paid || returnedAt !== null;
  const each: readonly (readonly [WithdrawalStep, number | null])[] = [
    ['asked', at],
    ['sent', sentAt],
    [wasPaid ? 'paid' : 'failed', settledAt],
    ['returned', returnedAt],
  ];
  return each.flatMap(([step, time]) => (time === null ? [] : [{ step, time }]));
}

/** The withdrawal that a message is about, and then the person's latest ones. */
async function withdrawalsOf(sql: Sql, { userId, withdrawalId, market }: Row): Promise<MessageWithdrawal[]> {
  const about =
    withdrawalId === 0 ? [] : await sql.query<WithdrawalRow>(...theirWithdrawal({ person: userId, id: withdrawalId }));
  const latest = await sql.query<WithdrawalRow>(...latestWithdrawals({ person: userId }));
  const rows = [...about, ...latest.filter(({ id }) => id !== withdrawalId)];
  return rows.slice(0, messageWithdrawalsShown).map((row) => ({
    id: row.id,
    amount: toWire(row.amount, market),
    accountType: row.accountType,
    accountNo: maskIfAny(row.accountNo),
    exportId: row.exportId,
    steps: stepsOf(row),
    cameBack: toWire(row.cameBack, market),
  }));
}

/** The person's balances, and the same warnings as beside their withdrawals (OPS-12). */
async function personOf(sql: Sql, row: Row): Promise<MessageDetail['person']> {
  const { userId: id, market, joined, coin, gift, dupUser, frozen } = row;
  const payout = await latestPayoutOf(sql, id, market);
  const cash = await recordsOf(sql, { id, market }, 'cash');
  const coins = await recordsOf(sql, { id, market }, 'coin');
  return {
    joined,
    coin,
    gift,
    cash: toWire(row.cash, market),
    held: toWire(row.held, market),
    paid: toWire(row.paid, market),
    paidCount: payout?.paid ?? 0,
    failedCount: payout?.failed ?? 0,
    warnings: payout?.warnings ?? [
      ...(dupUser ? (['DUP USER'] as const) : []),
      ...(frozen ? (['FROZEN'] as const) : []),
    ],
    cashTransfers: cash.slice(0, messageTransfersShown),
    coinTransfers: coins.slice(0, messageTransfersShown),
  };
}

const stateOf = ({ closed, status }: Row): MessageState =>
  closed ? 'closed' : status === feedbackReplied ? 'answered' : 'open';

/** A message, what it is about, and an overview of its person (OPS-39). Logs a read of that person (OPS-37). */
export async function messageOf(
  db: Db,
  { id }: { readonly id: number },
  by: Actor,
): Promise<{ messages: MessageDetail[] }> {
  const [row] = await db.query<Row>(...oneMessage({ id }));
  if (!row) return { messages: [] };
  await recordAccess(db, by, `message ${id}`, [row.userId]);
  const { version, userId, userName, type, content, reply, time, repliedAt, withdrawalId, task, since } = row;
  const earlier =
    row.follows === null
      ? []
      : await db.query<MessageDetail['earlier'][number]>(
          ...chain({ person: userId, id: row.follows, most: messagesBefore }),
        );
  return {
    messages: [
      {
        id,
        version,
        userId,
        userName,
        type,
        content,
        reply,
        time,
        repliedAt,
        withdrawalId,
        task,
        since,
        isContinued: row.isContinued,
        state: stateOf(row),
        market: row.market,
        locale: row.locale,
        contact: maskAccount(row.contact),
        earlier,
        withdrawals: await withdrawalsOf(db, row),
        person: await personOf(db, row),
      },
    ],
  };
}
