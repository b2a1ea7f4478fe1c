import * as v from 'valibot';
import { count, money, outcome, packageName, shortText } from '../api/schemas';
import { unknownNumber } from '../api/reading';

/** An advertised app whose package staff still have to collect. */
export const adApp = v.object({
  appPkgName: packageName,
  appName: shortText,
  displayCount: count,
  /** Whether staff have found that it has no package; a backend without our additions does not say it. */
  hasNoApk: v.boolean(),
});
export type AdApp = v.InferOutput<typeof adApp>;

/** `day`: -1 users of the last hour, 0 of the last 8 hours, 1 of the last day; 2 all users. */
export const operatorDay = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(2));

/** `info` of a request that reached the limit of work per request; repeating it continues. */
export const moreInfo = 'MORE';

/** `info` of a request of which a part failed (status 2); repeating it retries that part. */
export const someFailedInfo = 'SOME FAILED';

/** What `info` of a run over many means. */
export const runMeanings = {
  [moreInfo]: 'With `status` 1: as much as one request may do was done; repeating it continues.',
  [someFailedInfo]: 'A part failed; repeating it tries that part again.',
} as const;

/** Result of an update of scores: `users` checked, `withdrawals` resolved, and their sum. */
export const scoreUpdate = v.object({ ...outcome.entries, users: count, withdrawals: count, amount: money });
export type ScoreUpdate = v.InferOutput<typeof scoreUpdate>;

export const feedbackProcess = v.object({ ...outcome.entries, count });
export type FeedbackProcess = v.InferOutput<typeof feedbackProcess>;

/** "'Submitted' on code 200": a reply with code 200 is a success even when its counts are missing. */
export const runReading = {
  empty: {},
  instead: { status: 1, users: unknownNumber, withdrawals: unknownNumber, amount: unknownNumber, count: unknownNumber },
};
