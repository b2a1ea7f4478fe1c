/**
 * Durations of toasts in ms (DIALOG-4): `long` for messages of more than `longAbove` characters and for rewards, else
 * `short`.
 */
export const toastTimes = { short: 2000, long: 3000, longAbove: 20 } as const;
