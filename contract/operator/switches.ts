/** Actions of a switch. */
export const switchActions = ['close', 'open'] as const;
export type SwitchAction = (typeof switchActions)[number];

/** `info` of a switch that was not pressed: no reason, nothing of that name in the market, or an end that has passed. */
export const switchInfos = { needReason: 'NEED REASON', unknown: 'UNKNOWN SWITCH', pastEnd: 'PAST END' } as const;
