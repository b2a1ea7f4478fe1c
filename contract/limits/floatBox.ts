/** The floating box. */

/** It offers a task while its count today is below this. */
export const floatBoxBelow = { checkin: 1, lottery: 6, videoad: 5, words: 30 } as const;
