/** What home needs of a market before the first tap: the rest comes later, with whoever needs it (app/startup/README.md). */

/** The country a person plays in. Money, number format, theme, rules and time zone follow it. */
export const markets = ['id', 'ph', 'br'] as const;
export type Market = (typeof markets)[number];

/** The language of the texts. Words follow it; numbers do not. */
export const locales = ['en', 'id', 'en_ph', 'pt_br'] as const;
export type Locale = (typeof locales)[number];

/** What `Intl` and `<html lang>` understand. */
export const bcp47: Record<Locale, string> = { en: 'en', id: 'id', en_ph: 'en-PH', pt_br: 'pt-BR' };

/** The locales a market offers, its own first. */
export const marketLocales: Record<Market, readonly [Locale, ...Locale[]]> = {
  id: ['id', 'en'],
  ph: ['en_ph'],
  br: ['pt_br'],
};

/**
 * Every rule about days and hours uses the market's own clock (TIME-1): its hours ahead of UTC and since when they count
 * (ms since the epoch), newest first. Asia/Jakarta, Asia/Manila and America/Sao_Paulo as the law has them; Brazil had its last
 * summer time in 2018. A law that changes one adds a row before its day comes; `marketClock.test.ts` fails as soon as the
 * runtime's time zone database says something else for any day until 2038.
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

/** Digits after the decimal point of an amount: the server counts in whole minor units of this size. */
export const minorDigits: Record<Market, number> = { id: 0, ph: 2, br: 2 };

/** Coins for one unit of the market's currency. The rate stated to the person is the rate applied (MONEY-3). */
export const coinRates: Record<Locale, number> = { en: 5, id: 10, en_ph: 100, pt_br: 1000 };

/** What a guest is shown on the withdraw screen; for everybody else the server decides. */
export const defaultWithdrawAmounts: Record<Market, readonly [number, number, number, number]> = {
  id: [100, 1000, 10000, 100000],
  ph: [1, 10, 100, 1000],
  br: [0.1, 1, 10, 100],
};

/**
 * The morning rule (TASK-3, TASK-4): before `untilHour` only floor(max / 2) of lottery and videos; the hour that starts the day is
 * exempt, because the day's counters are being reset. `stated` is the hour that the text names. `null`: no such rule.
 */
export const morningHalf: Record<
  Market,
  { readonly exemptUntilHour: number; readonly untilHour: number; readonly stated: string } | null
> = {
  id: { exemptUntilHour: 1, untilHour: 11, stated: '12:00' },
  ph: null,
  br: null,
};

/** When a day begins by a market's clock, as it is written: the daily tasks are open again (TASK-25). */
export const newDayAt = '00:00';
