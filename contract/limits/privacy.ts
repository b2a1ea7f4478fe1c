/** Numbers that the privacy policy states. */

/** Minimum age of a user. */
export const ageLimit = 16;

/** Days for which the hash of a wallet number is kept after its owner was deleted (PRIVACY-8). */
export const numberKeptDays = 30;

/**
 * Days for which hashes of login, phones and wallet numbers are kept of a person who was frozen, or owed something, when
 * deleted (OPS-17, OPS-36).
 */
export const frozenKeptDays = 365;

/** Days for which ad networks' confirmations, and claims that waited for one, are kept (PRIVACY-12). */
export const confirmationKeptDays = 30;
