import * as v from 'valibot';
import { endpoint } from '../api/endpoint';
import { market, nothing, operatorKey, outcome, time, typedText } from '../api/schemas';
import { closables } from '../rules/marketRules';

/** Actions of a switch. */
const switchActions = ['close', 'open'] as const;
export type SwitchAction = (typeof switchActions)[number];

/** `info` of a switch that was not pressed: no reason, nothing of that name in the market, or an end that has passed. */
export const switchInfos = { needReason: 'NEED REASON', unknown: 'UNKNOWN SWITCH', pastEnd: 'PAST END' } as const;

/**
 * Closes something in a market at once, or opens it again (RULES-4), with a reason for the audit log. `until`: when what is
 * closed opens by itself (RULES-10), ms since the epoch; without it somebody has to open it. Closing again what is closed
 * changes its end.
 */
export const postSwitch = endpoint({
  method: 'POST',
  path: '/operator/switch',
  who: 'operator',
  money: false,
  query: v.object({
    key: operatorKey,
    market,
    what: v.picklist(closables),
    action: v.picklist(switchActions),
    reason: typedText,
    until: v.optional(time),
  }),
  body: nothing,
  reply: outcome,
});
