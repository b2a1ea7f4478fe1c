import { exceptionsShown } from '@tally/contract/operator/exceptions';
import { payoutsShown } from '@tally/contract/operator/payouts';
import { reviewStatus, waitingReviewsMax } from '@tally/contract/tasks/review';
import { only } from '../../db/db';
import type { Sql } from '../../db/db';
import { alive, pending, unanswered } from '../../db/states';
import { statement } from '../../db/statement';
import { clawbackWaits, goesToInvalid } from '../account/accountStatus';
import { isListed, listedSince, requestsListed } from '../approvals/approvalList';

/** SQL: a short text about rows that have an `id`: another one once any of their values is; empty without rows. */
const textOf = (rows: string) => `(
  select coalesce(md5(string_agg(each::text, ',' order by each.id)), '') from (${rows}) as each
)`;

/** What others change in the pending withdrawals that a page shows: who they are, and the facts about their owners. */
const pendingRows = textOf(`
    select w.id, w.amount, w.nudged_day, u.name, u.frozen_at, u.dup_user, u.integrity,
      ${goesToInvalid} as invalid, ${clawbackWaits} as asked_back,
      (select b.debt + b.debt_left from balances b where b.user_id = w.user_id) as debt,
      (select n.owners from wallet_numbers n where n.mark = w.number_mark) as owners
    from withdrawals w join users u on u.id = w.user_id
    where ${pending('w')} and w.currency = :currency and w.export_id is null
    order by w.id
    limit ${payoutsShown}`);

/** The batches that are not finished; their results are seen in how many of their withdrawals still wait. */
const batches = textOf(`
    select e.id, e.head is not null as has_file from payout_exports e
    where e.market = :market and e.voided_at is null and e.signed_at is null`);

const exceptions = textOf(`
    select x.id, (select row(w.status, w.came_back)::text from withdrawals w where w.id = x.withdrawal_id) as now
    from payout_exceptions x
    where x.market = :market and x.closed_at is null
    order by x.id
    limit ${exceptionsShown}`);

/**
 * SQL: a text about all that the payouts of a market show, by `:market` and `:currency`: what is pending, with the
 * provider or an exception, and which requests wait about it.
 */
export const payoutsVersion = `md5(concat_ws(' ', ${pendingRows}, ${batches}, ${exceptions}, (
  select count(*) from withdrawals w where ${pending('w')} and w.currency = :currency and w.export_id is not null
), (
  select concat_ws(' ', count(*), max(a.id)) from approvals a where a.market = :market and a.decision is null
)))`;

/** SQL: a text about the open messages of `:market`; each leaves them for good, so their number and the newest tell. */
export const messagesVersion = `(
  select concat_ws(' ', count(*), max(f.id)) from feedback f
  where f.market = :market and ${unanswered('f')} and f.closed_at is null and not f.is_followed
)`;

/** A payment that a request is about, as far as it is shown with it. */
const requested = `(
  select row(w.status, w.came_back, ${goesToInvalid}, ${clawbackWaits}, (
    select row(u.frozen_at, u.dup_user)::text from users u where u.id = w.user_id
  ))::text
  from withdrawals w where w.id = a.subject_id and a.act in ('pay', 'result')
)`;

const requests = statement(
  { now: 'bigint', since: 'bigint' },
  `select ${textOf(`
    select a.id, a.until <= :now as lapsed, ${requested} as payment
    from approvals a
    where ${isListed}
    order by a.until <= :now, a.at, a.id
    limit ${requestsListed}`)} as version`,
);

const reviews = statement(
  {},
  `select ${textOf(`
    select r.id, r.uploaded_at, r.rejected, u.name
    from review_records r join users u on u.id = r.user_id
    where r.status = ${reviewStatus.rated} and r.uploaded_at is not null and ${alive('u')}
    order by r.uploaded_at, r.id
    limit ${waitingReviewsMax}`)} as version`,
);

/** Texts about the requests and the reviews that wait, in all markets: others once what is shown of them is. */
export async function versionsOfAll(
  sql: Sql,
  now: number,
): Promise<{ approvalsVersion: string; reviewsVersion: string }> {
  const [asked, checked] = [
    only(await sql.query<{ version: string }>(...requests({ now, since: listedSince(now) }))),
    only(await sql.query<{ version: string }>(...reviews({}))),
  ];
  return { approvalsVersion: asked.version, reviewsVersion: checked.version };
}
