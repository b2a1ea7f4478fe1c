/** The hours in which a withdrawal is possible. */
import type { Locale } from '../market/codes';

/** Minutes of the market's day between which withdrawing is allowed; `null`: at any time; `'closed'`: never. */
export type WithdrawWindow = { readonly from: number; readonly to: number } | 'closed' | null;

/** The withdrawal hours of each locale; `rules/withdrawHours.ts` applies them to a minute of the day. */
export const withdrawWindows: Record<Locale, WithdrawWindow> = {
  en: { from: 120, to: 1440 },
  id: { from: 60, to: 1440 },
  en_ph: { from: 120, to: 1440 },
  pt_br: { from: 120, to: 1440 },
};
