import { endpoint } from '../api/endpoint';
import { described, keyed, market, nothing, outcome, time } from '../api/schemas';
import { givenReason } from '../operator/fields';
import { switchActions, switchMeanings } from '../operator/switches';
import { closables } from '../rules/marketRules';
import * as v from 'valibot';

export const postSwitch = endpoint({
  method: 'POST',
  path: '/operator/switch',
  who: 'operator',
  scope: ['admin'],
  money: false,
  summary: 'Close a task, an e-wallet or withdrawals of a market at once, if wished until a moment, or open them again',
  description:
    'Closes something in a market at once, or opens it again (RULES-4), with a reason for the audit log. `until`: when what is closed opens by itself (RULES-10), ms since the epoch; without it somebody has to open it. Closing again what is closed changes its end.',
  infos: switchMeanings,
  query: v.object({
    ...keyed,
    market,
    what: described(v.picklist(closables), 'What is closed or opened: a task, an e-wallet, or all withdrawals.'),
    action: described(v.picklist(switchActions), 'What is done with it.'),
    reason: givenReason,
    until: v.optional(described(time, 'When what is closed opens by itself; missing: somebody has to open it.')),
  }),
  body: nothing,
  reply: outcome,
});
