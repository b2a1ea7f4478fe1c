/** What only some markets have. */
import type { Market } from './codes';

/**
 * Markets with the features that only Indonesia has: hot apps, the channel float box and issue types of feedback
 * (PERSON-6).
 */
export const indonesiaOnly: Record<Market, boolean> = { id: true, ph: false, br: false };
