/** Local-storage keys that record what the person has seen. */

/** Set once the income tips were opened. */
export const tipsOpenedKey = 'tipsOpened';
/** Id of the feedback whose reply was read last. */
export const replySeenKey = 'replySeen';
