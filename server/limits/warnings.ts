import { hourMs, minuteMs } from '@tally/contract/limits/time';

/** When operators are warned about a withdrawal (OPS-12). */

/** More rounds than this, paid within `paceWindowMs` before the withdrawal, are faster than a person can be. */
export const humanRoundsMost = 40;
export const paceWindowMs = 10 * minuteMs;

/** A person with more phones than this is warned about. */
export const usualPhonesMost = 2;

/** From this many wallets under one name on, they belong to one person or a farm. */
export const walletsOfName = 3;

/** From this many members of one person on, who came within `burstMs` and hardly did more than withdraw, they are a farm. */
export const burstMembers = 5;
export const burstMs = hourMs;
