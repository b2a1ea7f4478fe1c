import type { Market } from '@tally/contract/market/codes';

/**
 * Above this sum within 24 hours what one operator lets leave a market needs a second one (OPS-35), whatever the door;
 * the same goes for the void of one file. For single amounts there is no limit unless a market's document has one.
 */
export const secondKeyAbove: Record<Market, number> = { id: 2_000_000, ph: 7000, br: 700 };
