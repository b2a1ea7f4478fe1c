import * as v from 'valibot';
import { type Meanings, count, described, money, outcome, packageName, shortText } from '../api/schemas';
import { unknownNumber } from '../api/reading';

/** An advertised app whose package staff still have to collect. */
export const adApp = v.object({
  appPkgName: packageName,
  appName: described(shortText, 'Name of the app.'),
  displayCount: described(count, 'How often its ads were shown.'),
  hasNoApk: described(v.boolean(), 'Whether an operator has found that it has no package.'),
});
export type AdApp = v.InferOutput<typeof adApp>;

/** `info` of a mark that was refused. */
export const adAppInfos = { unknown: 'UNKNOWN APP' } as const;

export const adAppMeanings: Meanings<typeof adAppInfos> = {
  'UNKNOWN APP': 'No advertised app has this package.',
};

export const operatorDay = described(
  v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(2)),
  'Whom it concerns.',
  {
    '-1': 'Who came in the last hour.',
    0: 'Who came in the last 8 hours.',
    1: 'Who came in the last day.',
    2: 'Everybody.',
  },
);

/** `info` of a request that reached the limit of work per request; repeating it continues. */
export const moreInfo = 'MORE';

/** `info` of a request of which a part failed (status 2); repeating it retries that part. */
export const someFailedInfo = 'SOME FAILED';

/** What `info` of a run over many means. */
export const runMeanings = {
  [moreInfo]: 'With `status` 1: as much as one request may do was done; repeating it continues.',
  [someFailedInfo]: 'A part failed; repeating it tries that part again.',
} as const;

/** What a press for several withdrawals did. */
export const scoreUpdate = v.object({
  ...outcome.entries,
  users: described(count, 'How many people were looked at.'),
  withdrawals: described(count, 'How many withdrawals were resolved.'),
  amount: described(money, 'The sum of those; over all markets amounts of several currencies are added.'),
});
export type ScoreUpdate = v.InferOutput<typeof scoreUpdate>;

export const feedbackProcess = v.object({
  ...outcome.entries,
  count: described(count, 'How many messages were answered.'),
});
export type FeedbackProcess = v.InferOutput<typeof feedbackProcess>;

/** "'Submitted' on code 200": a reply with code 200 is a success even when its counts are missing. */
export const runReading = {
  empty: {},
  instead: { status: 1, users: unknownNumber, withdrawals: unknownNumber, amount: unknownNumber, count: unknownNumber },
};
