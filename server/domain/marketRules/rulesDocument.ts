import { textBetween, whole } from '@tally/contract/api/schemas';
import { largestAmount } from '@tally/contract/limits/withdrawAmounts';
import { apiCoinMax } from '@tally/contract/limits/request';
import { marketLocales, type Locale, type Market } from '@tally/contract/market/codes';
import { minorDigits } from '@tally/contract/market/money';
import { accountTypes } from '@tally/contract/market/wallets';
import { closables, closablesOf, type Closable } from '@tally/contract/rules/marketRules';
import * as v from 'valibot';
import { lotteryStep } from '../../limits/rewards';

/** Schema of a document of rules (RULES-1; docs/market-rules.md): all fields may be left out, no others may be in. */

/** Maximum of coins of one round, of a maximum of rounds a day, and of a limit for sums: a slip of the keyboard. */
const coinsMost = 1_000_000;
const roundsMost = 1000;
const sumMost = 1_000_000_000;

const positive = (most: number) =>
  v.pipe(whole(most), v.minValue(1, 'must be 1 or more; to close it, list it in closed'));

/** Schema of money in whole minor units of the market's currency: an amount that is paid, or with `most` a sum. */
const moneyOf = (market: Market, most = largestAmount[market]) =>
  v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(most),
    v.check(
      (value) => Number.isSafeInteger(Number((value * 10 ** minorDigits[market]).toFixed(6))),
      `must have at most ${minorDigits[market]} decimals`,
    ),
  );

/** Schema of four ascending amounts. */
const amountsOf = (market: Market) =>
  v.pipe(
    v.strictTuple([moneyOf(market), moneyOf(market), moneyOf(market), moneyOf(market)]),
    v.check(
      (amounts) => amounts.every((amount, index) => amount > (amounts[index - 1] ?? 0)),
      'must be four amounts above 0, each larger than the one before',
    ),
  );

const momentWords = 'must be a moment with its zone, such as 2026-11-18T12:00+08:00';

const clock = /^(?:([01]\d|2[0-4]):([0-5]\d))-(?:([01]\d|2[0-4]):([0-5]\d))$/;

/** Minutes of the day of hours such as `02:00-24:00`; undefined when they are none. */
export function minutesOfHours(text: string): { readonly from: number; readonly to: number } | undefined {
  const parts = clock.exec(text)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [h1 = 0, m1 = 0, h2 = 0, m2 = 0] = parts;
  const from = h1 * 60 + m1;
  const to = h2 * 60 + m2;
  return from < to && to <= 24 * 60 ? { from, to } : undefined;
}

const hours = v.pipe(
  textBetween(11, 11),
  v.check((value) => minutesOfHours(value) !== undefined, 'must be hours such as 02:00-24:00'),
);

/** Coins per unit of currency, so that a minor unit is worth a whole number of coins (MONEY-2). */
const rateOf = (market: Market) =>
  v.pipe(
    whole(apiCoinMax),
    v.minValue(1),
    v.maxValue(coinsMost),
    v.multipleOf(10 ** minorDigits[market], `must be a multiple of ${10 ** minorDigits[market]}`),
  );

const inLocales = <S extends v.GenericSchema>(of: Market, each: S) =>
  v.partial(v.strictObject(Object.fromEntries(marketLocales[of].map((own) => [own, each])) as Record<Locale, S>));

const closedIn = (of: Market) =>
  v.pipe(
    v.array(v.picklist(closables)),
    v.maxLength(closables.length),
    v.check((list) => new Set(list).size === list.length, 'names something twice'),
    v.check(
      (list) => list.every((one) => closablesOf(of).includes(one)),
      `has an e-wallet that ${of} does not have (${accountTypes[of].join(', ')})`,
    ),
  );

/** Schema of a moment with its zone: `2026-11-18T12:00+08:00`. */
export const moment = v.pipe(
  textBetween(1, 29),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{3})?)?(?:Z|[+-]\d\d:\d\d)$/, momentWords),
  v.check((value) => !Number.isNaN(Date.parse(value)), momentWords),
);

/** Schema of the moments at which what is closed opens by itself (RULES-10). */
const closedUntilIn = (of: Market) =>
  v.partial(
    v.strictObject(
      Object.fromEntries(closablesOf(of).map((what) => [what, moment])) as Record<Closable, typeof moment>,
    ),
  );

const documentOf = (of: Market) => {
  const money = moneyOf(of);
  const sum = moneyOf(of, sumMost);
  const rewards = v.strictObject({
    checkin: positive(coinsMost),
    lottery: v.pipe(positive(coinsMost), v.multipleOf(lotteryStep, `must be a multiple of ${lotteryStep}`)),
    videoad: positive(coinsMost),
    words: positive(coinsMost),
    quiz: positive(coinsMost),
  });
  const rounds = positive(roundsMost);
  return v.strictObject({
    market: v.literal(of),
    rewards: v.optional(v.partial(rewards)),
    videoCash: v.optional(money),
    dailyMaxima: v.optional(
      v.partial(v.strictObject({ lottery: rounds, videoad: rounds, words: rounds, quiz: rounds })),
    ),
    coinRates: v.optional(inLocales(of, rateOf(of))),
    withdrawHours: v.optional(inLocales(of, hours)),
    withdrawAmounts: v.optional(v.partial(v.strictObject({ newcomers: amountsOf(of), returning: amountsOf(of) }))),
    inviteReward: v.optional(money),
    validMemberAmount: v.optional(money),
    reviewReward: v.optional(money),
    luckyMinuteAmount: v.optional(money),
    luckyTodayAmount: v.optional(money),
    luckyQuotas: v.optional(v.partial(v.strictObject({ MTG: rounds, PANGLE: rounds, total: rounds }))),
    secondKeyAbove: v.optional(sum),
    secondKeyAboveEach: v.optional(sum),
    payoutLimit: v.optional(sum),
    closed: v.optional(closedIn(of)),
    closedUntil: v.optional(closedUntilIn(of)),
  });
};

/** The rules of a market as a file has them. */
export type RulesDocument = v.InferOutput<ReturnType<typeof documentOf>>;

/** Schema of a document, by its market. */
export const documentSchemas: Readonly<Record<Market, ReturnType<typeof documentOf>>> = {
  id: documentOf('id'),
  ph: documentOf('ph'),
  br: documentOf('br'),
};
