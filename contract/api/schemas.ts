import * as v from 'valibot';
import { tokenLongerThan } from '../limits/login';
import { apiCoinMax, apiMoneyMax, apiTimeMax } from '../limits/request';
import { locales, markets } from '../market/codes';
import { plainDevice } from '../text/plainText';
import { characterCount, readLine, readLines } from '../text/typedText';

/** Building blocks of the schemas: every string and number in requests and replies is bounded. */

/**
 * A schema with what its value means, for the document of the API; units and amounts have theirs already.
 * `values` says what single values mean, without excluding others. The page has neither (`documentPlugin`).
 */
/* @__NO_SIDE_EFFECTS__ */
export function described<T extends v.GenericSchema>(
  schema: T,
  words: string,
  values?: Readonly<Record<string, string>>,
): T {
  const pipe: readonly unknown[] = 'pipe' in schema ? (schema.pipe as unknown[]) : [schema];
  return { ...schema, pipe: [...pipe, v.description(words), ...(values ? [v.metadata({ values })] : [])] };
}

/** What each word or number of a table means; the empty word says nothing. */
export type Meanings<Table extends Readonly<Record<string, string | number>>> = Readonly<
  Record<Exclude<Table[keyof Table], ''>, string>
>;

/** Some of a table's words. */
/* @__NO_SIDE_EFFECTS__ */
export const pick = <M extends Readonly<Record<string, string>>>(
  meanings: M,
  ...words: readonly (keyof M & string)[]
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(meanings).filter(([word]) => words.includes(word)));

/** All of a table's words but these. */
/* @__NO_SIDE_EFFECTS__ */
export const without = <M extends Readonly<Record<string, string>>>(
  meanings: M,
  ...words: readonly (keyof M & string)[]
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(meanings).filter(([word]) => !words.includes(word)));

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
export const writtenDevice = v.pipe(
  described(text(1000), 'Id of the phone, by which two accounts of one phone are known; 11 characters or more.'),
  readBy(plainDevice),
  textBetween(tokenLongerThan + 1, 200),
);

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

/** A day of the market, yyyymmdd. */
export const calendarDay = v.pipe(v.number(), v.integer(), v.minValue(19_700_101), v.maxValue(99_991_231));

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
export const link = described(text(2000), 'An address; empty: there is none.');
export const packageName = described(text(200), 'Package of an app, as in the store.');
export const uuid = described(text(200), 'Id of the phone; one of 10 characters or fewer counts as none.');
export const locale = described(v.picklist(locales), 'Language of the texts.');
export const market = described(v.picklist(markets), 'Country: Indonesia, the Philippines, Brazil.');

/** An empty object: a query or body without fields. */
export const nothing = v.object({});

/** `data` of an endpoint whose reply has no content. */
export const noData = v.null();

/** Status of an outcome. A backend may have others for a refusal; the page goes by `info`. */
const outcomeStatus = described(smallNumber, 'Whether it was done.', {
  1: 'Done.',
  2: 'Refused: nothing was changed, and `info` is the reason.',
});

/** `{status, info}`: status 1 is success; for any other status `info` is the reason. */
export const outcome = v.object({
  status: outcomeStatus,
  info: described(shortText, 'The reason, when it was refused; empty when there is nothing to say.'),
});
export type Outcome = v.InferOutput<typeof outcome>;

/** Reading of an outcome where code 200 alone means success: a missing status counts as success. */
export const taken = { empty: {}, instead: { status: 1 } };

/** The operators' key in the query. It has no minimum length here: a short key is simply a wrong key. */
export const operatorKey = text(200);

/** What the query of each call of operators begins with. */
export const keyed = { key: operatorKey };
