/** Keys of local storage: what the person has looked at. */

/** Set once the income tips were opened. */
export const tipsOpenedKey = 'tipsOpened';
/** Id of the feedback whose reply was read last. */
export const replySeenKey = 'replySeen';
