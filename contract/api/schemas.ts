import * as v from 'valibot';
import { tokenLongerThan } from '../limits/login';
import { apiCoinMax, apiMoneyMax, apiTimeMax } from '../limits/request';
import { locales, markets } from '../market/codes';
import { plainDevice } from '../text/plainText';
import { characterCount, readLine, readLines } from '../text/typedText';

/** Building blocks of the schemas: every string and number in requests and replies is bounded. */

/**
 * `v.maxLength` and `v.minLength` counted in code points. Type and requirement stay those of valibot's actions, so that
 * the OpenAPI document contains their bounds.
 */
/* @__NO_SIDE_EFFECTS__ */
function maxCharacters(max: number): v.MaxLengthAction<string, number, undefined> {
  const action = v.maxLength<string, number>(max);
  return {
    ...action,
    '~run': (dataset, config) => {
      if (dataset.typed && dataset.value.length > max && characterCount(dataset.value) > max)
        v._addIssue(action, 'length', dataset, config);
      return dataset;
    },
  };
}

/* @__NO_SIDE_EFFECTS__ */
function minCharacters(min: number): v.MinLengthAction<string, number, undefined> {
  const action = v.minLength<string, number>(min);
  return {
    ...action,
    '~run': (dataset, config) => {
      if (dataset.typed && characterCount(dataset.value) < min) v._addIssue(action, 'length', dataset, config);
      return dataset;
    },
  };
}

/** Schema of a text of at most `max` characters. */
/* @__NO_SIDE_EFFECTS__ */
export const text = (max: number) => v.pipe(v.string(), maxCharacters(max));

/** Schema of a text of `min` to `max` characters. */
/* @__NO_SIDE_EFFECTS__ */
export const textBetween = (min: number, max: number) => v.pipe(v.string(), minCharacters(min), maxCharacters(max));

/** `v.trim` by a reader of typed texts. The type stays that of valibot's action, after which OpenAPI states lengths. */
/* @__NO_SIDE_EFFECTS__ */
const readBy = (read: (typed: string) => string): v.TrimAction => ({
  ...v.trim(),
  '~run': (dataset) => ({ ...dataset, value: read(dataset.value) }),
});

/** Schema of one line that somebody types (TEXT-13): read first, so that only what is seen counts. */
/* @__NO_SIDE_EFFECTS__ */
export const typedLine = (max: number, min = 0) =>
  v.pipe(v.string(), readBy(readLine), minCharacters(min), maxCharacters(max));

/** Schema of a text of several lines that somebody types. */
/* @__NO_SIDE_EFFECTS__ */
export const typedLines = (max: number, min = 0) =>
  v.pipe(v.string(), readBy(readLines), minCharacters(min), maxCharacters(max));

/** Schema of the id of a phone as a login names it (ENTRY-9): read first, so that only what is seen counts. */
export const writtenDevice = v.pipe(text(1000), readBy(plainDevice), textBetween(tokenLongerThan + 1, 200));

/** Schema of a whole number from 0 to `max`. */
/* @__NO_SIDE_EFFECTS__ */
export const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

/** Coins: a whole number within the range of exact integers. */
export const coins = whole(apiCoinMax);

/**
 * Money as a decimal in the market's currency. Replies have at most two decimals; requests may have more, and such an
 * amount is valid but matches nothing that a user can have.
 */
export const money = v.pipe(v.number(), v.minValue(0), v.maxValue(apiMoneyMax));

/** A moment, ms since the epoch. */
export const time = whole(apiTimeMax);

/** A number of things or times. */
export const count = whole(1_000_000_000);

/** Database id of a row. */
export const rowId = whole(apiCoinMax);

/** A status or type number. */
export const smallNumber = whole(999);

export const shortText = text(120);
export const longText = text(1000);
/** A reason, a note or a name that somebody types. */
export const typedText = typedLine(120);
export const link = text(2000);
export const packageName = text(200);
export const uuid = text(200);
export const locale = v.picklist(locales);
export const market = v.picklist(markets);

/** An empty object: a query or body without fields. */
export const nothing = v.object({});

/** `data` of an endpoint whose reply has no content. */
export const noData = v.null();

/** `{status, info}`: status 1 is success; for any other status `info` is the reason. */
export const outcome = v.object({ status: smallNumber, info: shortText });
export type Outcome = v.InferOutput<typeof outcome>;

/** Reading of an outcome where code 200 alone means success: a missing status counts as success. */
export const taken = { empty: {}, instead: { status: 1 } };

/** The operators' key in the query. It has no minimum length here: a short key is simply a wrong key. */
export const operatorKey = text(200);

/** What the query of each call of operators begins with. */
export const keyed = { key: operatorKey };
