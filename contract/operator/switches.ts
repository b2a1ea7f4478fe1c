import * as v from 'valibot';
import { endpoint } from '../api/endpoint';
import { market, nothing, operatorKey, outcome, typedText } from '../api/schemas';
import { closables } from '../rules/marketRules';

/** Actions of a switch. */
const switchActions = ['close', 'open'] as const;
export type SwitchAction = (typeof switchActions)[number];

/** `info` of a switch that was not pressed: no reason was given, or the market has nothing of that name. */
export const switchInfos = { needReason: 'NEED REASON', unknown: 'UNKNOWN SWITCH' } as const;

/** Closes something in a market at once, or opens it again (RULES-4), with a reason for the trail. */
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
  }),
  body: nothing,
  reply: outcome,
});
