import type { Meanings } from '../api/schemas';
/** Actions of a switch. */
export const switchActions = ['close', 'open'] as const;
export type SwitchAction = (typeof switchActions)[number];

/** `info` of a switch that was not pressed: no reason, nothing of that name in the market, or an end that has passed. */
export const switchInfos = { needReason: 'NEED REASON', unknown: 'UNKNOWN SWITCH', pastEnd: 'PAST END' } as const;

export const switchMeanings: Meanings<typeof switchInfos> = {
  'NEED REASON': 'The act needs a reason.',
  'UNKNOWN SWITCH': 'The market has nothing of this name.',
  'PAST END': 'The moment at which it would open has passed.',
};
