/** The account of a person's e-wallet. */
import type { Market } from '../market/codes';

/** Markets whose e-wallets require the account owner's name. */
export const accountNameNeeded: Record<Market, boolean> = { id: false, ph: true, br: true };

export const accountNameMin = 4;
export const accountNameMax = 60;

/** Minimum length of an account number. */
export const accountNoMin: Record<Market, number> = { id: 9, ph: 10, br: 11 };

/**
 * How many digits a whole mobile number has as it is dialled within the country; in Brazil, where it is checked as a Pix
 * key, as many as a CPF.
 */
export const accountNoLength: Record<Market, { readonly min: number; readonly max: number }> = {
  id: { min: 9, max: 13 },
  ph: { min: 11, max: 11 },
  br: { min: 11, max: 11 },
};
const written = ({ min, max }: { readonly min: number; readonly max: number }) =>
  min === max ? String(min) : `${min}–${max}`;
/** The same as it is said: `11`, `9–13`. */
export const accountNoDigits: Record<Market, string> = {
  id: written(accountNoLength.id),
  ph: written(accountNoLength.ph),
  br: written(accountNoLength.br),
};

/** A Pix key has at most 77 characters. */
export const accountNoMax = 77;

/**
 * Days without an opening of the app after which the account of a number can be given up, because somebody else has the
 * number by now (ACCOUNT-20).
 */
export const numberUnusedDays = 365;
