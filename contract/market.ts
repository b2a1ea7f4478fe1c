import type { currencies, Locale, Market } from './homeMarket';

export * from './homeMarket';

/** The market in which a locale is used. */
export const localeMarket: Record<Locale, Market> = { en: 'id', id: 'id', en_ph: 'ph', pt_br: 'br' };
export type Currency = (typeof currencies)[Market];

/**
 * Factor from a base amount to the market's amount (MONEY-8). With the bases it gives the default withdrawal amounts
 * and the amounts of example notices.
 */
export const displayFactors: Record<Market, number> = { id: 100, ph: 1, br: 0.1 };
export const displayBases = [1, 10, 100, 1000] as const;

/** E-wallets of a market; the first is preselected. */
export const accountTypes = {
  id: ['DANA', 'OVO', 'GoPay'],
  ph: ['GCash', 'GrabPay'],
  br: ['PIX', 'PagBank'],
} as const satisfies Record<Market, readonly string[]>;
export type AccountType = (typeof accountTypes)[Market][number];
export const allAccountTypes = [
  'DANA',
  'OVO',
  'GoPay',
  'GCash',
  'GrabPay',
  'PIX',
  'PagBank',
] as const satisfies readonly AccountType[];

/** Markets whose e-wallets require the account owner's name. */
export const accountNameNeeded: Record<Market, boolean> = { id: false, ph: true, br: true };

/** Minimum length of an account number. */
export const accountNoMin: Record<Market, number> = { id: 9, ph: 10, br: 11 };

/** Minutes of the market's day between which withdrawing is allowed; `null`: at any time; `'closed'`: never. */
export type WithdrawWindow = { readonly from: number; readonly to: number } | 'closed' | null;

/** The withdrawal hours of each locale; `rules/withdrawHours.ts` applies them to a minute of the day. */
export const withdrawWindows: Record<Locale, WithdrawWindow> = {
  en: { from: 120, to: 1440 },
  id: { from: 60, to: 1440 },
  en_ph: { from: 120, to: 1440 },
  pt_br: { from: 120, to: 1440 },
};

/** Shown as "3 days" when the amount is above this, else as "2 hours" (WITHDRAW-11). */
export const slowArrivalAbove: Record<Market, number> = { id: 2000, ph: 10, br: 1 };
export const fastArrivalHours = 2;
export const slowArrivalDays = 3;

/** A withdrawal of exactly this amount opens the promotion and the hot apps; `null`: the market has neither. */
export const promotionAmount: Record<Market, number | null> = { id: 20000, ph: null, br: null };
/**
 * A user gets the promotion when redeemed minus paying is above the first amount, and counts as big from the second on.
 * `null`: the market has no such rule.
 */
export const promotionUserAbove: Record<Market, number | null> = { id: 500, ph: null, br: null };
export const bigUserFrom: Record<Market, number | null> = { id: 20000, ph: null, br: null };

/**
 * Amount from which operators call a withdrawal big; also the amount of their preset buttons. 20000 is Indonesia's
 * value, the others follow by display factor.
 */
export const opsAmount: Record<Market, number> = { id: 20_000, ph: 200, br: 20 };

/**
 * Amount that must have been paid out to a team member before they count as valid. Indonesia's value is given, the
 * others follow by display factor.
 */
export const validMemberAmount: Record<Market, number> = { id: 200, ph: 2, br: 0.2 };

/** Cash that a valid member earns the user who invited them, once (TEAM-6). */
export const inviteReward: Record<Market, number> = { id: 500, ph: 5, br: 0.5 };

/**
 * Amount in "Earn up to ... today" on the lucky card, and the stated pay per minute of use (Rp 1,000 in Indonesia; the
 * others by the same share).
 */
export const luckySummaryAmount: Record<Market, number> = { id: 10000, ph: 30, br: 5 };
export const luckyMinuteAmount: Record<Market, number> = { id: 1000, ph: 3, br: 0.5 };

/** Minimum pause between two lottery draws. */
export const lotteryCooldownMs: Record<Market, number> = { id: 10_000, ph: 12_000, br: 10_000 };

/** Number of coin records shown in a list. */
export const coinRecordsShown: Record<Market, number> = { id: 20, ph: 20, br: 50 };

/** Working days within which feedback is answered; the tips page states its own number in one line. */
export const feedbackAnswerDays: Record<Locale, number> = { en: 3, id: 3, en_ph: 2, pt_br: 2 };
export const tipsFeedbackAnswerDays: Record<Locale, number> = { en: 3, id: 5, en_ph: 2, pt_br: 2 };

/**
 * Markets with the features that only Indonesia has: hot apps, the channel float box and issue types of feedback
 * (PERSON-6).
 */
export const indonesiaOnly: Record<Market, boolean> = { id: true, ph: false, br: false };
