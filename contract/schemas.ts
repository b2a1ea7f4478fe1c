import * as v from 'valibot';
import { apiCoinMax, apiMoneyMax, apiTimeMax } from './limits';
import { locales, markets } from './market';

/** Building blocks of the schemas: every string and number on the wire has a bound. */

/** How long a text is for people, for the OpenAPI document and for PostgreSQL: an emoji is one character, not two. */
const charactersOf = (value: string): number => [...value].length;

/** `v.maxLength` and `v.minLength` in characters. What they say of themselves stays, so the document has them. */
/* @__NO_SIDE_EFFECTS__ */
function maxCharacters(max: number): v.MaxLengthAction<string, number, undefined> {
  const action = v.maxLength<string, number>(max);
  return {
    ...action,
    '~run': (dataset, config) => {
      if (dataset.typed && dataset.value.length > max && charactersOf(dataset.value) > max)
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
      if (dataset.typed && charactersOf(dataset.value) < min) v._addIssue(action, 'length', dataset, config);
      return dataset;
    },
  };
}

/** Text of at most `max` characters. */
/* @__NO_SIDE_EFFECTS__ */
export const text = (max: number) => v.pipe(v.string(), maxCharacters(max));

/** Text of `min` to `max` characters. */
/* @__NO_SIDE_EFFECTS__ */
export const textBetween = (min: number, max: number) => v.pipe(v.string(), minCharacters(min), maxCharacters(max));

/** A whole number from 0 to `max`. */
/* @__NO_SIDE_EFFECTS__ */
export const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

/** Coins: whole and exact. */
export const coins = whole(apiCoinMax);

/**
 * Money as a decimal in the market's currency. What the server answers has at most two decimals; what it is asked may have
 * more, and is then an amount that nobody can have.
 */
export const money = v.pipe(v.number(), v.minValue(0), v.maxValue(apiMoneyMax));

/** A moment in ms since the epoch. */
export const time = whole(apiTimeMax);

/** How often, how many. */
export const count = whole(1_000_000_000);

/** Id of a row. */
export const rowId = whole(apiCoinMax);

/** A status or type number. */
export const smallNumber = whole(999);

export const shortText = text(120);
export const longText = text(1000);
export const link = text(2000);
export const packageName = text(200);
export const uuid = text(200);
export const locale = v.picklist(locales);
export const market = v.picklist(markets);

/** No fields. */
export const nothing = v.object({});

/** `data` of a call that answers nothing. */
export const noData = v.null();

/** `{status, info}`: 1 is success, any other status is explained by `info`. */
export const outcome = v.object({ status: smallNumber, info: shortText });
export type Outcome = v.InferOutput<typeof outcome>;

/** How an outcome is read where code 200 alone means success: a missing status is success too. */
export const taken = { empty: {}, instead: { status: 1 } };

/** The operators' key in the query. Its length is not bounded below here: a short key is simply wrong. */
export const operatorKey = text(200);
