/**
 * Market facts that home needs before the first tap. The others are in market.ts, which is loaded later, with the code
 * that uses it (app/startup/README.md).
 */

/** The country whose market a user belongs to. It decides money, number format, theme, rules and time zone. */
export const markets = ['id', 'ph', 'br'] as const;
export type Market = (typeof markets)[number];

/** The language of the texts. It decides the words only; number formats follow the market. */
export const locales = ['en', 'id', 'en_ph', 'pt_br'] as const;
export type Locale = (typeof locales)[number];

/** BCP 47 tag of each locale, for `Intl` and `<html lang>`. */
export const bcp47: Record<Locale, string> = { en: 'en', id: 'id', en_ph: 'en-PH', pt_br: 'pt-BR' };

/** The locales that a market offers, the market's own language first. */
export const marketLocales: Record<Market, readonly [Locale, ...Locale[]]> = {
  id: ['id', 'en'],
  ph: ['en_ph'],
  br: ['pt_br'],
};

/**
 * UTC offsets of each market's clock, on which every rule about days and hours is based (TIME-1): the offset in hours
 * and the moment from which it applies (ms since the epoch), newest first. They are the legal times of Asia/Jakarta,
 * Asia/Manila and America/Sao_Paulo; Brazil last had daylight saving time in 2018. When a law changes an offset, add a
 * row before it takes effect; `marketClock.test.ts` fails when the runtime's time zone database differs on any day
 * until 2038.
 */
export const clockOffsets: Record<Market, readonly (readonly [hours: number, since: number])[]> = {
  id: [[7, -Infinity]],
  ph: [[8, -Infinity]],
  br: [
    [-3, Date.UTC(2019, 1, 17, 2)],
    [-2, Date.UTC(2018, 10, 4, 3)],
    [-3, -Infinity],
  ],
};

export const currencies = { id: 'IDR', ph: 'PHP', br: 'BRL' } as const satisfies Record<Market, string>;

/** Decimal digits of an amount. The server counts in whole minor units of this size. */
export const minorDigits: Record<Market, number> = { id: 0, ph: 2, br: 2 };

/** Coins per unit of the market's currency. The rate stated to a user is the rate applied (MONEY-3). */
export const coinRates: Record<Locale, number> = { en: 5, id: 10, en_ph: 100, pt_br: 1000 };

/** Withdrawal amounts shown to a guest; for logged-in users the server decides. */
export const defaultWithdrawAmounts: Record<Market, readonly [number, number, number, number]> = {
  id: [100, 1000, 10000, 100000],
  ph: [1, 10, 100, 1000],
  br: [0.1, 1, 10, 100],
};

/**
 * The morning rule (TASK-3, TASK-4): before `untilHour` only floor(max / 2) lottery draws and videos are allowed,
 * except in the first hour of the day, while the day's counters are being reset. `stated` is the hour that the text
 * names. `null`: the market has no such rule.
 */
export const morningHalf: Record<
  Market,
  { readonly exemptUntilHour: number; readonly untilHour: number; readonly stated: string } | null
> = {
  id: { exemptUntilHour: 1, untilHour: 11, stated: '12:00' },
  ph: null,
  br: null,
};

/**
 * Start of a day on the market's clock, as written in texts: the daily tasks can be done again from then on (TASK-25).
 */
export const newDayAt = '00:00';
