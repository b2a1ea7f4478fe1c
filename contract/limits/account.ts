/** The account of a person's e-wallet. */
import type { Market } from '../market/codes';

/** Markets whose e-wallets require the account owner's name. */
export const accountNameNeeded: Record<Market, boolean> = { id: false, ph: true, br: true };

export const accountNameMin = 4;
export const accountNameMax = 60;

/** Minimum length of an account number. */
export const accountNoMin: Record<Market, number> = { id: 9, ph: 10, br: 11 };

/** A Pix key has at most 77 characters. */
export const accountNoMax = 77;

/**
 * Days without an opening of the app after which the account of a number can be given up, because somebody else has the
 * number by now (ACCOUNT-20).
 */
export const numberUnusedDays = 365;
