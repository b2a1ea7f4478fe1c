import type { Outcome } from '@tally/contract/schemas';
import { reviewAfter, reviewInfos, reviewStatus } from '@tally/contract/review';
import type { ReviewAction, ReviewStatus, ReviewTask } from '@tally/contract/review';
import type { Market } from '@tally/contract/market';
import type { Catalogue } from '../catalogue/reader';
import type { Db, Sql } from '../db/db';
import { appInfoOfPackage } from './apps';
import { minorOf, toWire } from './money';
import type { Person } from './person';
import { reviewReward } from './serverLimits';
import { accepted, refused } from './outcome';

interface Row {
  readonly id: number;
  readonly status: ReviewStatus;
  readonly rejectReason: ReviewTask['rejectReason'];
  readonly cash: number;
  readonly uploaded: boolean;
}

type Reviewer = Pick<Person, 'market' | 'showReview' | 'dupUser'>;

/** Why somebody is offered no review task; empty when they are. The switch of their market decides first. */
export function reviewProblem(person: Reviewer, markets: readonly Market[]): string {
  if (!markets.includes(person.market) || !person.showReview) return reviewInfos.notShown;
  return person.dupUser ? reviewInfos.dupUser : '';
}

/** `showReviewTask` of user/info. */
export const isReviewShown = (person: Reviewer, markets: readonly Market[]): boolean =>
  reviewProblem(person, markets) === '';

const noTask: ReviewTask = {
  status: reviewStatus.none,
  taskRecordId: 0,
  appName: '',
  appIcon: '',
  appPkgName: '',
  cashReward: 0,
  rejectReason: 0,
  uploaded: false,
};

/**
 * The review task of the app that the person uses. One that was begun is told also where the market was switched off
 * since; without a catalogue there is no app to review.
 */
export async function reviewOf(
  sql: Sql,
  person: Person,
  markets: readonly Market[],
  catalogue: Catalogue,
): Promise<ReviewTask> {
  const { market, appPkg } = person;
  const [row] = await sql.query<Row>(
    `select id, status, reject_reason as "rejectReason", cash, status = ${reviewStatus.rated} and uploaded_at is not null as uploaded from review_records where user_id = $1 and app_pkg = $2`,
    [person.id, appPkg],
  );
  if (!row && !isReviewShown(person, markets)) return noTask;
  const known = appInfoOfPackage(catalogue, appPkg, market);
  if (!row && !known) return noTask;
  const app = { appName: known?.appName ?? appPkg, appIcon: known?.appIcon ?? '', appPkgName: appPkg };
  if (!row) return { ...noTask, ...app, cashReward: reviewReward[market] };
  return {
    ...app,
    status: row.status,
    taskRecordId: row.id,
    cashReward: toWire(row.cash, market),
    rejectReason: row.rejectReason,
    uploaded: row.uploaded,
  };
}

/** Takes the review task, with the reward as it is stated now. Taken already: the same again. Nobody who was deleted meanwhile takes one. */
async function assign(sql: Sql, { id, market, appPkg }: Person, now: number): Promise<Outcome> {
  const assigned = await sql.query(
    `insert into review_records (user_id, app_pkg, cash, assigned_at) select id, $2::text, $3::bigint, $4::bigint from users where id = $1 and status = 1
     on conflict (user_id, app_pkg) do update set assigned_at = review_records.assigned_at where review_records.status = ${reviewStatus.assigned} returning 1`,
    [id, appPkg, minorOf(reviewReward[market], market), now],
  );
  return assigned.length > 0 ? accepted : refused(reviewInfos.badStatus);
}

/** Notes a step of a task of this person; a repetition changes nothing. */
const report = (
  db: Db,
  userId: number,
  action: Exclude<ReviewAction, 'assign'>,
  recordId: number,
  now: number,
): Promise<Outcome> =>
  db.tx(async (tx) => {
    const [row] = await tx.query<{ status: ReviewStatus }>(
      'select status from review_records where id = $1 and user_id = $2 for update',
      [recordId, userId],
    );
    const status = row && reviewAfter(row.status, action);
    if (status === undefined) return refused(reviewInfos.badStatus);
    // Another screenshot ends the rejection; the one that waits already keeps its place among those that wait.
    const uploaded = action === 'uploaded' ? ', uploaded_at = coalesce(uploaded_at, $3), reject_reason = 0' : '';
    await tx.query(
      `update review_records set status = $2, rated_at = coalesce(rated_at, $3)${uploaded} where user_id = $4 and id = $1`,
      [recordId, status, now, userId],
    );
    return accepted;
  });

/** Takes the review task or notes a step of it: only where review tasks are offered. What was sent before a switch-off may still be paid. */
export async function reportReview(
  db: Db,
  person: Person,
  request: { action: ReviewAction; taskRecordId: number },
  markets: readonly Market[],
  now: number,
): Promise<Outcome> {
  const problem = reviewProblem(person, markets);
  if (problem !== '') return refused(problem);
  return request.action === 'assign'
    ? assign(db, person, now)
    : report(db, person.id, request.action, request.taskRecordId, now);
}
