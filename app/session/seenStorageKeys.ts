/** Local-storage keys that record what the person has seen. */

/** Set once the income tips were opened. */
export const tipsOpenedKey = 'tipsOpened';
/** Which replies to feedback were read (see features/feedback/replies). */
export const replySeenKey = 'replySeen';
