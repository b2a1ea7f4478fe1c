import * as v from 'valibot';
import {
  count,
  market,
  money,
  nothing,
  operatorKey,
  outcome,
  packageName,
  shortText,
  time,
  typedLine,
  whole,
} from '../api/schemas';
import { endpoint } from '../api/endpoint';
import { apkSizeMax } from '../limits/operator';
import { unknownNumber } from '../api/reading';

/** An advertised app whose package staff still have to collect. */
const adApp = v.object({
  appPkgName: packageName,
  appName: shortText,
  displayCount: count,
  /** Whether staff have found that it has no package; a backend without our additions does not say it. */
  hasNoApk: v.boolean(),
});
export type AdApp = v.InferOutput<typeof adApp>;
const adApps = v.pipe(v.array(adApp), v.maxLength(500));

/**
 * With `hasNoApk` the app is marked as having no package; without it the package was downloaded and the app leaves the
 * list.
 */
const adAppBody = v.object({
  appPkgName: packageName,
  appClassName: v.optional(packageName),
  apkSize: v.optional(whole(apkSizeMax)),
  hasNoApk: v.optional(v.boolean()),
});

/** `day`: -1 users of the last hour, 0 of the last 8 hours, 1 of the last day; 2 all users. */
const operatorDay = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(2));

/** `info` of a request that reached the limit of work per request; repeating it continues. */
export const moreInfo = 'MORE';

/** `info` of a request of which a part failed (status 2); repeating it retries that part. */
export const someFailedInfo = 'SOME FAILED';

/** Result of an update of scores: `users` checked, `withdrawals` resolved, and their sum. */
export const scoreUpdate = v.object({ ...outcome.entries, users: count, withdrawals: count, amount: money });
export type ScoreUpdate = v.InferOutput<typeof scoreUpdate>;

const feedbackProcess = v.object({ ...outcome.entries, count });
export type FeedbackProcess = v.InferOutput<typeof feedbackProcess>;

/** "'Submitted' on code 200": a reply with code 200 is a success even when its counts are missing. */
const runReading = {
  empty: {},
  instead: { status: 1, users: unknownNumber, withdrawals: unknownNumber, amount: unknownNumber, count: unknownNumber },
};

const keyed = { key: operatorKey };

export const getAdApps = endpoint({
  method: 'GET',
  path: '/app/adapp',
  who: 'operator',
  money: false,
  query: v.object(keyed),
  body: nothing,
  reply: adApps,
  reading: { needed: ['appPkgName'], instead: { displayCount: unknownNumber, hasNoApk: false } },
});
export const postAdApp = endpoint({
  method: 'POST',
  path: '/app/adapp',
  who: 'operator',
  money: false,
  query: v.object(keyed),
  body: adAppBody,
  reply: outcome,
  reading: runReading,
});

/**
 * Resolves pending withdrawals up to `amount`: `pay` 1 pays them, 2 refuses them and returns the money. With a `market`
 * only its withdrawals are resolved, and `amount` is in its currency; without one those of all markets are, each in its
 * own currency. With `asOf` (ms since the epoch) only withdrawals requested up to then are resolved.
 */
export const postUpdateScore = endpoint({
  method: 'POST',
  path: '/wallet/updateScore',
  who: 'operator',
  money: true,
  query: v.object({
    ...keyed,
    day: operatorDay,
    pay: v.picklist([1, 2]),
    amount: money,
    market: v.optional(market),
    asOf: v.optional(time),
  }),
  body: nothing,
  reply: scoreUpdate,
  reading: runReading,
});

/**
 * Answers open feedback with the standard reply of its type; `userIdStr` restricts it to certain users (ids,
 * comma-separated).
 */
export const postFeedbackProcess = endpoint({
  method: 'POST',
  path: '/opt/feedback/process',
  who: 'operator',
  money: false,
  query: v.object({ ...keyed, day: operatorDay, type: whole(3), userIdStr: v.optional(typedLine(2000)) }),
  body: nothing,
  reply: feedbackProcess,
  reading: runReading,
});
