/** The promotion after a withdrawal. */
import type { Market } from '../market/codes';

/** A withdrawal of exactly this amount opens the promotion and the hot apps; `null`: the market has neither. */
export const promotionAmount: Record<Market, number | null> = { id: 20000, ph: null, br: null };

/**
 * A user gets the promotion when redeemed minus paying is above the first amount, and counts as big from the second on.
 * `null`: the market has no such rule.
 */
export const promotionUserAbove: Record<Market, number | null> = { id: 500, ph: null, br: null };
export const bigUserFrom: Record<Market, number | null> = { id: 20000, ph: null, br: null };
