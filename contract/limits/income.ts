/** Lists of coin records. */
import type { Market } from '../market/codes';

export const recordsMax = 50;

/** Number of coin records shown in a list. */
export const coinRecordsShown: Record<Market, number> = { id: 20, ph: 20, br: 50 };
