import type { Outcome } from '@tally/contract/api/schemas';
import { noReview, reviewAfter, reviewInfos, reviewStatus } from '@tally/contract/tasks/review';
import type { ReviewAction, ReviewStatus, ReviewTask } from '@tally/contract/tasks/review';
import type { Market } from '@tally/contract/market/codes';
import type { Catalogue } from '../../catalogue/reader';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';
import { appInfoOfPackage } from '../offers/apps';
import { minorOf, toWire } from '../ledger/money';
import { readRules } from '../marketRules/versions';
import type { Person } from '../people/person';
import { accepted, refused } from '../shared/outcome';

interface Row {
  readonly id: number;
  readonly status: ReviewStatus;
  readonly rejectReason: ReviewTask['rejectReason'];
  readonly cash: number;
  readonly uploaded: boolean;
}

type Reviewer = Pick<Person, 'market' | 'showReview' | 'dupUser'>;

/** Why a person is offered no review task; undefined: they are offered one. The market's switch is checked first. */
export function reviewProblem(person: Reviewer, markets: readonly Market[]): string | undefined {
  if (!markets.includes(person.market) || !person.showReview) return reviewInfos.notShown;
  return person.dupUser ? reviewInfos.dupUser : undefined;
}

/** The value of `showReviewTask` in the user/info answer. */
export const isReviewShown = (person: Reviewer, markets: readonly Market[]): boolean =>
  reviewProblem(person, markets) === undefined;

const ownReview = statement(
  { person: 'bigint', app: 'text' },
  `
select id, status, reject_reason as "rejectReason", cash,
       status = ${reviewStatus.rated} and uploaded_at is not null as uploaded
from review_records
where user_id = :person and app_pkg = :app`,
);

/**
 * The review task of the app that the person uses. A task that was started is returned even if the market has been
 * switched off since; without a catalogue there is no app to review.
 */
export async function reviewOf(
  sql: Sql,
  person: Person,
  { markets, catalogue }: { readonly markets: readonly Market[]; readonly catalogue: Catalogue },
  now: number,
): Promise<ReviewTask> {
  const { market, appPkg } = person;
  const [row] = await sql.query<Row>(...ownReview({ person: person.id, app: appPkg }));
  if (!row && !isReviewShown(person, markets)) return noReview;
  const known = appInfoOfPackage(catalogue, appPkg, market);
  if (!row && !known) return noReview;
  const app = { appName: known?.appName ?? appPkg, appIcon: known?.appIcon ?? '', appPkgName: appPkg };
  if (!row) return { ...noReview, ...app, cashReward: (await readRules(sql, market, now)).reviewReward };
  return {
    ...app,
    status: row.status,
    taskRecordId: row.id,
    cashReward: toWire(row.cash, market),
    rejectReason: row.rejectReason,
    uploaded: row.uploaded,
  };
}

const assignment = statement(
  { person: 'bigint', app: 'text', cash: 'bigint', now: 'bigint' },
  `
insert into review_records (user_id, app_pkg, cash, assigned_at)
select id, :app, :cash, :now from users where id = :person and ${alive()}
on conflict (user_id, app_pkg) do update set assigned_at = review_records.assigned_at
  where review_records.status = ${reviewStatus.assigned}
returning 1`,
);

/**
 * Assigns the review task with the current reward. If it is assigned already, the answer is the same. Nothing is
 * assigned to a person who was deleted meanwhile.
 */
async function assign(sql: Sql, { id, market, appPkg }: Person, now: number): Promise<Outcome> {
  const cash = minorOf((await readRules(sql, market, now)).reviewReward, market);
  const assigned = await sql.query(...assignment({ person: id, app: appPkg, cash, now }));
  return assigned.length > 0 ? accepted : refused(reviewInfos.badStatus);
}

/**
 * A step of a review. A new screenshot clears the rejection; if it replaces one that is still waiting, the review keeps
 * its place in the queue.
 */
const stepOf = (isUpload: boolean) =>
  statement(
    { person: 'bigint', id: 'bigint', status: 'smallint', now: 'bigint' },
    `
update review_records
set status = :status, rated_at = coalesce(rated_at, :now)
  ${isUpload ? ', uploaded_at = coalesce(uploaded_at, :now), reject_reason = 0' : ''}
where user_id = :person and id = :id`,
  );
const rated = stepOf(false);
const uploaded = stepOf(true);

const lockReview = statement(
  { id: 'bigint', person: 'bigint' },
  'select status from review_records where id = :id and user_id = :person for update',
);

/** Records a step of this person's task; a repeated step changes nothing. */
const report = (
  db: Db,
  userId: number,
  { action, recordId }: { readonly action: Exclude<ReviewAction, 'assign'>; readonly recordId: number },
  now: number,
): Promise<Outcome> =>
  db.tx(async (tx) => {
    const [row] = await tx.query<{ status: ReviewStatus }>(...lockReview({ id: recordId, person: userId }));
    const status = row && reviewAfter(row.status, action);
    if (status === undefined) return refused(reviewInfos.badStatus);
    const step = action === 'uploaded' ? uploaded : rated;
    await tx.query(...step({ person: userId, id: recordId, status, now }));
    return accepted;
  });

/**
 * Assigns the review task or records a step of it; only where review tasks are offered. A review that was sent before
 * the market was switched off may still be paid.
 */
export async function reportReview(
  db: Db,
  person: Person,
  request: { action: ReviewAction; taskRecordId: number },
  { markets, now }: { readonly markets: readonly Market[]; readonly now: number },
): Promise<Outcome> {
  const problem = reviewProblem(person, markets);
  if (problem !== undefined) return refused(problem);
  return request.action === 'assign'
    ? assign(db, person, now)
    : report(db, person.id, { action: request.action, recordId: request.taskRecordId }, now);
}
