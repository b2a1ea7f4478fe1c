import type { AdSource } from '@tally/contract/apps/ads';
import { hourMs } from '@tally/contract/limits/time';
import type { Market } from '@tally/contract/market/codes';

/** Quotas and times of lucky tasks that only the server knows. */

/** Time within which a lucky task must be finished. */
export const luckyOpenMs = 24 * hourMs;

/**
 * Lucky tasks per person and day, by network and in total. In Indonesia the total is reached first (NO QUOTA);
 * elsewhere the networks' quotas sum to less than the total and are used up first (NO SOURCE).
 */
export const luckyQuotas: Record<Market, Readonly<Record<AdSource | 'total', number>>> = {
  id: { MTG: 3, PANGLE: 5, total: 8 },
  ph: { MTG: 2, PANGLE: 4, total: 8 },
  br: { MTG: 2, PANGLE: 4, total: 8 },
};

/** Number of past days whose lucky tasks are listed. */
export const luckyListedDays = 3;
