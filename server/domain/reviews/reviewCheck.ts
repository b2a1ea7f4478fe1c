import type { Outcome } from '@tally/contract/api/schemas';
import type { Market } from '@tally/contract/market/codes';
import {
  rejectReason,
  reviewAfterReject,
  reviewInfos,
  reviewStatus,
  waitingReviewsMax,
} from '@tally/contract/tasks/review';
import type { RejectReason, WaitingReview } from '@tally/contract/tasks/review';
import { actIn } from '../act';
import type { Actor } from '../act';
import type { Catalogue } from '../../catalogue/reader';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';
import { appInfoOfPackage } from '../offers/apps';
import { lockPhone } from '../people/joining';
import { decidingPhone } from '../people/phones';
import { lockBalances, post, rewardMoves } from '../ledger/ledger';
import { toWire } from '../ledger/money';
import { appendAudit } from '../audit/appendAudit';
import { markMoneyCame } from '../ledger/markMoneyCame';
import { accepted, refused } from '../shared/outcome';

/** The reviews whose screenshot waits to be checked, the longest waiting first, without those of deleted people. */
export async function waitingReviewsOf(sql: Sql, catalogue: Catalogue): Promise<WaitingReview[]> {
  const rows = await sql.query<Omit<WaitingReview, 'appName' | 'cashReward'> & { cash: number }>(
    `select r.id as "taskRecordId", r.user_id as "userId", u.name as "userName", u.market,
            r.app_pkg as "appPkgName", r.cash, r.assigned_at as assigned, r.rated_at as rated,
            r.uploaded_at as time, r.rejected
     from review_records r join users u on u.id = r.user_id
     where r.status = ${reviewStatus.rated} and r.uploaded_at is not null and ${alive('u')}
     order by r.uploaded_at, r.id
     limit ${waitingReviewsMax}`,
  );
  const nameOf = ({ appPkgName, market }: Pick<WaitingReview, 'appPkgName' | 'market'>): string =>
    appInfoOfPackage(catalogue, appPkgName, market)?.appName ?? appPkgName;
  return rows.map(({ cash, ...row }) => ({ ...row, appName: nameOf(row), cashReward: toWire(cash, row.market) }));
}

/** An operator's decision on a review: it passes, or is rejected with a reason. */
export interface ReviewDecision {
  readonly taskRecordId: number;
  readonly action: 'pass' | 'reject';
  readonly reason?: RejectReason | undefined;
}

interface Checked {
  readonly userId: number;
  readonly market: Market;
  readonly device: string | null;
  readonly appPkg: string;
  readonly cash: number;
}

const rewardedOnPhone = statement(
  { person: 'bigint', device: 'text', app: 'text' },
  `
select 1
from people_by_phone p join review_records r on r.user_id = p.user_id
where p.device = :device and p.user_id <> :person and r.app_pkg = :app and r.status = ${reviewStatus.rewarded}
limit 1`,
);

/** Whether another person on the same phone was paid for a review of the app. Checks for one phone are serialized. */
async function paidOnThisPhone(tx: Sql, { userId, device, appPkg }: Checked): Promise<boolean> {
  const phone = await decidingPhone(tx, device);
  if (!phone) return false;
  await lockPhone(tx, phone.device);
  const others = await tx.query(...rewardedOnPhone({ person: userId, device: phone.device, app: appPkg }));
  return others.length > 0;
}

const rejection = statement(
  { person: 'bigint', id: 'bigint', status: 'smallint', reason: 'smallint', now: 'bigint' },
  `
update review_records
set status = :status, reject_reason = :reason, rejected = rejected + 1, uploaded_at = null, checked_at = :now
where user_id = :person and id = :id`,
);

/** Rejects a waiting review. */
const reject = (
  tx: Sql,
  userId: number,
  { id, reason }: { readonly id: number; readonly reason: RejectReason },
  now: number,
): Promise<unknown> => tx.query(...rejection({ person: userId, id, status: reviewAfterReject(reason), reason, now }));

const ownerOfReview = statement({ id: 'bigint' }, 'select user_id as "userId" from review_records where id = :id');

const lockRated = statement(
  { id: 'bigint', person: 'bigint' },
  `
select r.user_id as "userId", u.market, u.device, r.app_pkg as "appPkg", r.cash
from review_records r join users u on u.id = r.user_id
where r.user_id = :person and r.id = :id and r.status = ${reviewStatus.rated}
  and r.uploaded_at is not null and ${alive('u')}
for update of r`,
);

const reviewRewarded = statement(
  { id: 'bigint', now: 'bigint', person: 'bigint' },
  `update review_records set status = ${reviewStatus.rewarded}, checked_at = :now where user_id = :person and id = :id`,
);

/**
 * Accepts a waiting review, which pays it, or rejects it; repeated decisions take effect once. A review of an app that
 * was already paid on the same phone is closed instead of paid.
 */
export async function processReview(
  db: Db,
  { taskRecordId: id, action, reason }: ReviewDecision,
  by: Actor,
): Promise<Outcome> {
  const { now } = by;
  if (action === 'reject' && reason === undefined) return refused(reviewInfos.needReason);
  const [owner] = await db.query<{ userId: number }>(...ownerOfReview({ id }));
  if (!owner) return refused(reviewInfos.badStatus);
  return db.tx(async (tx) => {
    const act = actIn(tx, by);
    await lockBalances(tx, owner.userId);
    const [waiting] = await tx.query<Checked>(...lockRated({ id, person: owner.userId }));
    if (!waiting) return refused(reviewInfos.badStatus);
    if (action === 'reject' && reason !== undefined) {
      await reject(tx, owner.userId, { id, reason }, now);
      await appendAudit(act, 'reject review', `review ${id}: reason ${reason}`, [owner.userId]);
      return accepted;
    }
    if (await paidOnThisPhone(tx, waiting)) {
      await reject(tx, owner.userId, { id, reason: rejectReason.repeated }, now);
      return refused(reviewInfos.dupApp);
    }
    await tx.query(...reviewRewarded({ id, now, person: owner.userId }));
    await post(tx, waiting.userId, now, rewardMoves('review', waiting.market, { cash: waiting.cash }, `review/${id}`));
    // The person may not have opened the app since they sent the review.
    await markMoneyCame(tx, waiting.userId, now);
    await appendAudit(act, 'pass review', `review ${id}`, [owner.userId]);
    return accepted;
  });
}
