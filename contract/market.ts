import type { currencies, Locale, Market } from './homeMarket';

export * from './homeMarket';

/** The market whose people read a locale. */
export const localeMarket: Record<Locale, Market> = { en: 'id', id: 'id', en_ph: 'ph', pt_br: 'br' };
export type Currency = (typeof currencies)[Market];

/** Local amount = base x factor (MONEY-8); with the bases it makes default withdraw amounts and example notices. */
export const displayFactors: Record<Market, number> = { id: 100, ph: 1, br: 0.1 };
export const displayBases = [1, 10, 100, 1000] as const;

/** E-wallets of a market; the first is chosen at the start. */
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

/** Markets whose wallets need the name of the account's owner. */
export const accountNameNeeded: Record<Market, boolean> = { id: false, ph: true, br: true };

/** Shortest account number. */
export const accountNoMin: Record<Market, number> = { id: 9, ph: 10, br: 11 };

/** Minutes of the market's day between which withdrawing is open; `null`: no restriction; `'closed'`: not allowed at any hour. */
export type WithdrawWindow = { readonly from: number; readonly to: number } | 'closed' | null;

/** The withdraw period of each locale; `rules/withdrawHours.ts` says what it means at a minute of the day. */
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

/** A withdrawal of exactly this amount opens the promotion and the hot apps; `null`: none in that market. */
export const promotionAmount: Record<Market, number | null> = { id: 20000, ph: null, br: null };
/** Promotion person: redeemed minus paying above the first, a big one from the second on. `null`: no such rule there. */
export const promotionUserAbove: Record<Market, number | null> = { id: 500, ph: null, br: null };
export const bigUserFrom: Record<Market, number | null> = { id: 20000, ph: null, br: null };

/** What operators call a big withdrawal, and the amount of their preset buttons (20000 is Indonesia's; the others by display factor). */
export const opsAmount: Record<Market, number> = { id: 20_000, ph: 200, br: 20 };

/** A member counts as valid once this much was paid out to them (id given; the others by display factor). */
export const validMemberAmount: Record<Market, number> = { id: 200, ph: 2, br: 0.2 };

/** What a valid member brings to the person who invited them, once (TEAM-6). */
export const inviteReward: Record<Market, number> = { id: 500, ph: 5, br: 0.5 };

/** "Earn up to ... today" of the lucky card, and the stated pay for one minute of use (Rp 1,000; the others by the same share). */
export const luckySummaryAmount: Record<Market, number> = { id: 10000, ph: 30, br: 5 };
export const luckyMinuteAmount: Record<Market, number> = { id: 1000, ph: 3, br: 0.5 };

/** Pause between two draws. */
export const lotteryCooldownMs: Record<Market, number> = { id: 10_000, ph: 12_000, br: 10_000 };

/** Coin records shown in a list. */
export const coinRecordsShown: Record<Market, number> = { id: 20, ph: 20, br: 50 };

/** Working days within which feedback is answered, and the one tips line that says otherwise. */
export const feedbackAnswerDays: Record<Locale, number> = { en: 3, id: 3, en_ph: 2, pt_br: 2 };
export const tipsFeedbackAnswerDays: Record<Locale, number> = { en: 3, id: 5, en_ph: 2, pt_br: 2 };

/** Markets with hot apps, the channel float box and issue types of feedback (PERSON-6). */
export const indonesiaOnly: Record<Market, boolean> = { id: true, ph: false, br: false };
