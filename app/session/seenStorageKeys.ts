/** Local-storage keys that record what the person has seen. */

/** Set once the income tips were opened. */
export const tipsOpenedKey = 'tipsOpened';
/** Which replies to feedback were read (see features/feedback/replies). */
export const replySeenKey = 'replySeen';
/** Which morning's exchange was told, by day and person (DAY-1). */
export const morningToldKey = 'morningTold';
/** Which ends of withdrawals were told (DAY-4). */
export const paymentToldKey = 'paymentTold';
