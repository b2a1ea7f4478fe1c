/** How long toasts stay, ms (DIALOG-4): `long` with a message of more than `longAbove` characters, and a reward. */
export const toastTimes = { short: 2000, long: 3000, longAbove: 20 } as const;
/** A login that the host never answers is said to be under way for this long, ms (HOST-10). */
export const loginToastMs = 10_000;
